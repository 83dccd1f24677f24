import Foundation
import LayoutTree

/// What views were called for, in order.
@MainActor final class Diary {
  var entries: [String] = []

  /// The entries since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that writes down each call, and does something extra in it if a test says so.
@MainActor final class DiaryView: PlainView {
  let diary: Diary
  var onUpdate: (() -> Void)?
  var onLayout: (() -> Void)?

  init(_ name: String, _ diary: Diary, in superview: PlainView? = nil) {
    self.diary = diary
    super.init(name, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    superview?.insert(self)
  }

  override func hostUpdateConstraints() {
    diary.entries.append("constraints \(name)")
    onUpdate?()
  }
  override func hostLayoutSubviews() {
    diary.entries.append("layout \(name)")
    super.hostLayoutSubviews()
    onLayout?()
  }
}

/// A tree of three levels: a root with two children, the first of which has two of its own.
@MainActor struct DiaryTree {
  let diary = Diary()
  let root: DiaryView
  let a: DiaryView
  let a1: DiaryView
  let a2: DiaryView
  let b: DiaryView

  init() {
    root = DiaryView("root", diary)
    a = DiaryView("a", diary, in: root)
    a1 = DiaryView("a1", diary, in: a)
    a2 = DiaryView("a2", diary, in: a)
    b = DiaryView("b", diary, in: root)
  }

  /// The tree with nothing left to do and an empty diary.
  static var settled: DiaryTree {
    let tree = DiaryTree()
    tree.root.layoutIfNeeded()
    tree.diary.entries = []
    return tree
  }
}
