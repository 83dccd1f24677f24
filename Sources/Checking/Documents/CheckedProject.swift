internal import Diagnostics
internal import IBDocument

/// The files that belong to documents: those in the checked folder or, for a single document, those next to it.
@MainActor package final class CheckedProject {
  /// The names of pictures: image sets in catalogues, and files with and without their extension.
  package var images: Set<String> = []
  /// The names of the image sets in catalogues.
  package var imageSets: Set<String> = []
  /// The names of the colours in catalogues.
  package var colors: Set<String> = []
  /// Whether the project contains a catalogue.
  package var hasCatalogs = false
  /// Whether the folder contains sources and not only documents, so that missing resources are missing from the
  /// program.
  package var isProgram = false
  /// The classes declared in the sources.
  package var sources = SourceIndex([])
  /// The paths of storyboards by file name, without extension.
  package var storyboards: [String: [String]] = [:]
  private var summaries: [String: StoryboardSummary?] = [:]

  /// Creates an empty project.
  package init() {}

  /// Creates a copy of a project that can be extended.
  package init(_ other: CheckedProject) {
    images = other.images
    imageSets = other.imageSets
    colors = other.colors
    hasCatalogs = other.hasCatalogs
    isProgram = other.isProgram
    sources = other.sources
    storyboards = other.storyboards
  }

  /// Returns the summaries of the storyboards with a name; empty if one of them cannot be read.
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

  /// Returns a hint with the known name that was probably meant by an unknown one; nil if there is no similar name.
  static func hint(for name: String, in known: Set<String>) -> String? {
    // Names with very different lengths are skipped, because a comparison takes the product of both lengths.
    let near = known.lazy.filter { abs($0.utf8.count - name.utf8.count) <= 3 }
    return Spelling.hint(for: name, in: near)
  }
}

/// The parts of a storyboard that other documents can refer to.
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
