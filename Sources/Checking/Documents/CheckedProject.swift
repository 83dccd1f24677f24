internal import Diagnostics
internal import IBDocument

/// The files around documents: below the folder that is checked or, of a single document, beside it.
@MainActor package final class CheckedProject {
  /// The names of pictures: of sets of catalogues, and of files with and without their ending.
  package var images: Set<String> = []
  /// The names of the catalogues' sets of pictures.
  package var imageSets: Set<String> = []
  /// The names of the catalogues' colours.
  package var colors: Set<String> = []
  /// Whether a catalogue was found.
  package var hasCatalogs = false
  /// Whether the folder has sources, not documents alone, so that missing parts are missing from the program.
  package var isProgram = false
  /// The classes that the sources declare.
  package var sources = SourceIndex([])
  /// The paths of storyboards by their names without ending.
  package var storyboards: [String: [String]] = [:]
  private var summaries: [String: StoryboardSummary?] = [:]

  /// Creates an empty project.
  package init() {}

  /// Creates a copy of a project, to which more is added.
  package init(_ other: CheckedProject) {
    images = other.images
    imageSets = other.imageSets
    colors = other.colors
    hasCatalogs = other.hasCatalogs
    isProgram = other.isProgram
    sources = other.sources
    storyboards = other.storyboards
  }

  /// Returns the summaries of the storyboards with a name; empty where one of them cannot be read.
  func summaries(ofStoryboardsNamed name: String) -> [StoryboardSummary] {
    let paths = storyboards[name] ?? []
    let found = paths.compactMap { path -> StoryboardSummary? in
      if let known = summaries[path] { return known }
      let made = (try? Document.load(path: path)).map(StoryboardSummary.init)
      summaries[path] = .some(made)
      return made
    }
    return found.count == paths.count ? found : []
  }

  /// Returns the known name that an unknown one is probably a misspelling of, as a hint; nil where none is
  /// near.
  static func hint(for name: String, in known: Set<String>) -> String? {
    // Longer names are skipped, and each comparison takes the product of both lengths.
    let near = known.lazy.filter { abs($0.utf8.count - name.utf8.count) <= 3 }
    return Spelling.hint(for: name, in: near)
  }
}

/// The parts of a storyboard that other documents refer to.
struct StoryboardSummary {
  /// The identifiers of its controllers.
  let identifiers: Set<String>
  /// Whether the storyboard has an initial controller.
  let hasInitialController: Bool

  init(_ document: Document) {
    identifiers = Set(document.controllers.compactMap(\.storyboardIdentifier))
    hasInitialController = document.initialViewController != nil
  }
}
