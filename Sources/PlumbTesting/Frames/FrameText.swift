internal import Checking
internal import Diagnostics
internal import Foundation
internal import LayoutTree

/// The frames of a tree as text, one line per view.
///
/// For example `| UILabel 'title' (12 6; 48 20) hidden`: one bar per level, the class, the name that the program
/// assigned, the frame in its superview's bounds in points, and whether the view is hidden.
struct FrameText {
  /// The line of a view.
  struct Entry: Hashable {
    let depth: Int
    let name: String
    let frame: [Double]
    let isHidden: Bool
    /// The line's text.
    var text: String {
      String(repeating: "| ", count: depth) + "\(name) \(rect)\(isHidden ? " hidden" : "")"
    }
    /// The frame in the line's format.
    var rect: String {
      let numbers = frame.map(FrameText.number)
      return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }
    /// The identity of a line in comparisons.
    var key: String { "\(depth) \(name) \(isHidden)" }
  }

  /// The views, parents first.
  let entries: [Entry]
  /// The views of the entries; empty if the text was read from a file.
  let views: [any ViewHost]

  /// Creates the frames of a laid-out tree, without the parts of system controls.
  @MainActor init(_ root: any ViewHost, _ names: ViewNames = .ofProgram) {
    let scene = CheckedScene(root, at: Location())
    views = scene.views.map(\.view)
    var depths: [Int] = []
    entries = scene.views.map { view in
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      var frame = view.view.node.nativeFrame
      if depth == 0 { frame.origin = .zero }
      // A name in a document may contain several lines.
      let name = names.name(view.view).split(whereSeparator: \.isNewline).joined(separator: " ")
      return Entry(
        depth: depth, name: name,
        frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init),
        isHidden: view.facts.isHidden)
    }
  }

  /// The frames in a recorded text, or the number of an invalid line.
  static func read(_ text: String) -> Result<FrameText, LineError> {
    var entries: [Entry] = []
    let line = /^((?:\| )*)(.*) \((-?[\d.]+) (-?[\d.]+); (-?[\d.]+) (-?[\d.]+)\)( hidden)?$/
    for (number, row) in text.split(separator: "\n").enumerated() {
      guard let match = row.wholeMatch(of: line) else {
        return .failure(LineError(line: number + 1))
      }
      let frame = [match.3, match.4, match.5, match.6].compactMap { Double($0) }
      guard frame.count == 4 else { return .failure(LineError(line: number + 1)) }
      entries.append(
        Entry(
          depth: match.1.count / 2, name: String(match.2), frame: frame, isHidden: match.7 != nil))
    }
    return .success(FrameText(entries))
  }

  /// An invalid line.
  struct LineError: Error { let line: Int }

  private init(_ entries: [Entry]) {
    self.entries = entries
    views = []
  }

  /// The text, ending with a line feed.
  var text: String { entries.map { $0.text + "\n" }.joined() }

  /// A number of points, with at most three decimals.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return String(rounded) }
    return String(Int(rounded))
  }
}
