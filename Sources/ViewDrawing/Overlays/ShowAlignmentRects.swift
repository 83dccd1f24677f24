internal import Foundation

/// Whether pictures show the alignment rectangles, or the frames, of views.
///
/// - SeeAlso: Apple, "Auto Layout Guide", debugging: the launch argument
///   `-UIViewShowAlignmentRects YES`; AppKit's header names the others;
///   `Rules/AlignmentRectangles.md#overlays-of-alignment-rectangles`.
package enum ShowAlignmentRects {
  /// The names of the launch argument and of the setting: UIKit's, AppKit's older and newer one.
  package static let keys = [
    "UIViewShowAlignmentRects", "NSViewShowAlignmentRects", "NSShowAlignmentRects",
  ]
  /// The names of the argument that shows every view's frame.
  package static let frameKeys = ["NSShowAllViews"]

  /// Whether this process was started with one of the arguments or has the setting.
  package static var isRequested: Bool { isRequested(keys) }

  /// The same for frames.
  package static var framesAreRequested: Bool { isRequested(frameKeys) }

  private static func isRequested(_ keys: [String]) -> Bool {
    isRequested(ProcessInfo.processInfo.arguments, keys: keys)
      ?? keys.contains { UserDefaults.standard.bool(forKey: $0) }
  }

  /// Whether the arguments turn the overlay on; nil when they do not mention it.
  ///
  /// `-UIViewShowAlignmentRects YES`, as launch arguments are written; the dash may be missing and
  /// the name may stand alone. The last mention counts, whichever name it uses.
  package static func isRequested(_ arguments: [String], keys: [String] = keys) -> Bool? {
    guard
      let place = arguments.lastIndex(where: { word in
        keys.contains { word == $0 || word == "-" + $0 }
      })
    else { return nil }
    let rest = arguments[(place + 1)...]
    guard let word = rest.first?.lowercased() else { return true }
    return !["no", "false", "0"].contains(word)
  }
}
