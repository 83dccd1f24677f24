import UIKit

/// What views were called for, in order.
@MainActor final class Diary {
  var entries: [String] = []

  /// The entries since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that records each call and can run an additional closure in it.
class Diarist: UIView {
  let diary: Diary
  let name: String
  var onUpdate: (() -> Void)?
  var onLayout: (() -> Void)?
  var onDraw: (() -> Void)?

  init(_ name: String, _ diary: Diary, in superview: UIView? = nil) {
    self.diary = diary
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    superview?.addSubview(self)
  }
  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    diary.entries.append("constraints \(name)")
    onUpdate?()
    super.updateConstraints()
  }
  override func layoutSubviews() {
    diary.entries.append("layout \(name)")
    super.layoutSubviews()
    onLayout?()
  }
  override func draw(_ rect: CGRect) {
    diary.entries.append("draw \(name)")
    onDraw?()
  }
}

/// A tree of three levels: a root with two children, the first of which has two of its own.
@MainActor struct DiaryTree {
  let diary = Diary()
  let root: Diarist
  let a: Diarist
  let a1: Diarist
  let a2: Diarist
  let b: Diarist

  init() {
    root = Diarist("root", diary)
    a = Diarist("a", diary, in: root)
    a1 = Diarist("a1", diary, in: a)
    a2 = Diarist("a2", diary, in: a)
    b = Diarist("b", diary, in: root)
  }

  /// The tree with nothing left to do and an empty diary.
  static var settled: DiaryTree {
    let tree = DiaryTree()
    tree.root.layoutIfNeeded()
    tree.diary.entries = []
    return tree
  }
}
