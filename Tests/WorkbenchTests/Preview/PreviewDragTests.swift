import GoldenFiles
import IBDocument
import TestSupport
import Testing

@testable import Workbench

/// Steps of a drag, whose tree is laid out again, beside layouts of their own.
@Suite @MainActor struct PreviewDragTests {
  private static func frames(
    _ state: PreviewState, _ scene: String, isDrag: Bool, _ session: PreviewSession
  ) throws -> PreviewAnswer {
    var query = PreviewQuery(.frames, of: state, scene: scene)
    query.drag = isDrag
    return try PreviewAnswer(try session.answer(query))
  }

  /// Sizes, one after the other, of all documents of iOS in the repository; each layout has the frames and the conflicts of
  /// a new one.
  @Test(arguments: Repository.documents) func sizes(path: String) throws {
    let path = Repository.path(path)
    guard let document = try? Document.load(path: path), document.platform == .iOS else { return }
    let session = PreviewSession()
    for root in document.roots where !root.isExcluded {
      for size in ["375x667", "320x568", "414x896", "375x667", "810x1080", "200x90"] {
        var state = PreviewState(document: path)
        state.size = size
        let dragged = try Self.frames(state, root.id, isDrag: true, session)
        let new = try Self.frames(state, root.id, isDrag: false, PreviewSession())
        #expect(dragged.numbers("frames") == new.numbers("frames"), "\(root.id) \(size)")
        #expect(dragged.numbers("size") == new.numbers("size"))
        #expect(
          dragged.objects("conflicts").map { $0.string("text") }
            == new.objects("conflicts").map { $0.string("text") })
      }
    }
  }

  /// Constants of all constraints of these documents, alone and with a size; what is tried first stays out of the next drag.
  @Test(arguments: Repository.documents) func constants(path: String) throws {
    let path = Repository.path(path)
    guard let document = try? Document.load(path: path), document.platform == .iOS else { return }
    let session = PreviewSession()
    for root in document.roots where !root.isExcluded {
      let ids = root.subtree.flatMap(\.constraints).filter { !$0.isExcluded }.map(\.id)
      for id in ids.prefix(12) {
        for (constant, size) in [(3, nil), (40, nil), (40, "300x500"), (-5, nil)] {
          var state = PreviewState(document: path)
          state.changes = ["'\(id)'.constant = \(constant)"]
          state.size = size
          let dragged = try Self.frames(state, root.id, isDrag: true, session)
          let new = try Self.frames(state, root.id, isDrag: false, PreviewSession())
          #expect(dragged.numbers("frames") == new.numbers("frames"), "\(id) \(constant)")
        }
      }
      let designed = PreviewState(document: path)
      #expect(
        try Self.frames(designed, root.id, isDrag: true, session).numbers("frames")
          == Self.frames(designed, root.id, isDrag: false, PreviewSession()).numbers("frames"))
    }
  }

  /// An unknown size is an error in a drag, too, and a size class that selects other views is laid out newly.
  @Test func limits() throws {
    let path = Repository.path("Tests/PageTests/Sample.storyboard")
    let session = PreviewSession()
    var state = PreviewState(document: path)
    state.size = "300x400"
    _ = try Self.frames(state, "lst-vw-001", isDrag: true, session)
    state.size = "wide"
    let error = #expect(throws: WorkbenchError.self) {
      try Self.frames(state, "lst-vw-001", isDrag: true, session)
    }
    #expect(error?.description == "There is no size 'wide'.")
    state.size = "1200x900"
    let wide = try Self.frames(state, "lst-vw-001", isDrag: true, session)
    #expect(wide.numbers("size") == [1200, 900])
  }
}
