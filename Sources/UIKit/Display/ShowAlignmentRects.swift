internal import Foundation

/// Whether pictures show the alignment rectangles of views.
///
/// - SeeAlso: Apple, "Auto Layout Guide", debugging: the launch argument
///   `-UIViewShowAlignmentRects YES`.
package enum ShowAlignmentRects {
  /// The name of the launch argument and of the setting.
  package static let key = "UIViewShowAlignmentRects"

  /// Whether this process was started with the argument or has the setting.
  package static var isRequested: Bool {
    isRequested(ProcessInfo.processInfo.arguments) ?? UserDefaults.standard.bool(forKey: key)
  }

  /// What the arguments say; nil when they do not mention it.
  ///
  /// `-UIViewShowAlignmentRects YES`, as launch arguments are written; the dash may be missing and
  /// the name may stand alone. The last mention counts.
  package static func isRequested(_ arguments: [String]) -> Bool? {
    guard let place = arguments.lastIndex(where: { $0 == key || $0 == "-" + key }) else {
      return nil
    }
    let rest = arguments[(place + 1)...]
    guard let word = rest.first?.lowercased() else { return true }
    return !["no", "false", "0"].contains(word)
  }
}
