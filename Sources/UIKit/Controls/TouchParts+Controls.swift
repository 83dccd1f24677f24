internal import Foundation

extension UISegmentedControl: TouchPartsHolder {
  /// The segments with a title.
  package var touchParts: [TouchPart] {
    zip(segments, segmentFrames).compactMap { segment, frame in
      segment.title.map {
        TouchPart(text: $0, frame: frame, isEnabled: isEnabled && segment.isEnabled)
      }
    }
  }
}
