import Foundation
import ToolkitLayout

/// A view of a toolkit as a program outside of the package would write it, with everything that layout asks for.
@MainActor class Tile: ToolkitView {
  let layoutState = ToolkitViewState()
  var alignmentRectInsets = ViewInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  var intrinsicContentSize = CGSize(width: -1, height: -1) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The area that the content takes in whatever width it gets; nil for content of one shape.
  var area: CGFloat? { didSet { invalidateIntrinsicContentSize() } }
  var wrapsText: Bool { area != nil }
  var firstBaselineOffsetFromTop: CGFloat?
  var lastBaselineOffsetFromBottom: CGFloat?
  var forFirstBaselineLayout: any ToolkitView { baselineView ?? self }
  var forLastBaselineLayout: any ToolkitView { baselineView ?? self }
  weak var baselineView: Tile?
  /// What the view was called for since the last ``take()``.
  private(set) var calls: [String] = []

  /// A view with a natural length on both axes, on one, or on neither.
  init(_ name: String? = nil, _ width: CGFloat = -1, _ height: CGFloat = -1) {
    intrinsicContentSize = CGSize(width: width, height: height)
    identifier = name
  }

  func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: (area ?? 0) / size.width)
  }
  func updateConstraints() { calls.append("constraints") }
  func layoutSubviews() {
    calls.append("layout")
    placeSubviews()
  }
  func frameDidChange(from old: CGRect) { calls.append("from \(Int(old.width))") }
  func layoutMarginsDidChange() { calls.append("margins") }
  func safeAreaInsetsDidChange() { calls.append("safe area") }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

extension Tile {
  /// A root of a size, whose points are pixels, with views that constraints place in it.
  static func root(_ width: CGFloat, _ height: CGFloat, _ children: Tile...) -> Tile {
    let root = Tile("root")
    _ = ToolkitRoot(root, size: CGSize(width: width, height: height))
    for child in children {
      root.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    return root
  }
}

/// Rectangles in short.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// What is logged while something runs.
@MainActor func logged(_ body: () -> Void) -> [String] {
  var lines: [String] = []
  var profile = LayoutProfile()
  profile.log = { lines.append($0) }
  let standard = LayoutProfile.standard
  LayoutProfile.standard = profile
  defer { LayoutProfile.standard = standard }
  body()
  return lines
}
