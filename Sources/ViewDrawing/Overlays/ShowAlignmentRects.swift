internal import Foundation

/// Whether pictures show the alignment rectangles or the frames of views.
///
/// - SeeAlso: Apple, "Auto Layout Guide", debugging: the launch argument `-UIViewShowAlignmentRects YES`; AppKit's
///   header defines the other names; `Rules/AlignmentRectangles.md#overlays-of-alignment-rectangles`.
package enum ShowAlignmentRects {
  /// The names of the launch argument and the setting: UIKit's, and AppKit's older and newer names.
  package static let keys = [
    "UIViewShowAlignmentRects", "NSViewShowAlignmentRects", "NSShowAlignmentRects",
  ]
  /// The names of the argument that shows the frame of every view.
  package static let frameKeys = ["NSShowAllViews"]

  /// Whether this process was launched with one of the alignment rectangle arguments, or has the setting.
  package static var isRequested: Bool { isRequested(keys) }

  /// Whether this process was launched with the frame argument, or has the setting.
  package static var framesAreRequested: Bool { isRequested(frameKeys) }

  private static func isRequested(_ keys: [String]) -> Bool {
    isRequested(ProcessInfo.processInfo.arguments, keys: keys)
      ?? keys.contains { UserDefaults.standard.bool(forKey: $0) }
  }

  /// Whether the arguments enable the overlay; nil if they do not mention it.
  ///
  /// `-UIViewShowAlignmentRects YES` is the form of launch arguments; the dash and the value are optional. The last
  /// argument counts, regardless of its name.
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
