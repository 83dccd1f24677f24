package import Diagnostics
internal import LayoutTree

extension Rule {
  /// A view whose conversions between frames and alignment rectangles are not inverse to each other.
  package static let alignmentNotInverse = Rule(
    "alignment-not-inverse", .alignment, .warning,
    "alignmentRect(forFrame:) and frame(forAlignmentRect:) that do not undo each other",
    page: RulePage(
      sees: """
        Views for which frame(forAlignmentRect:) and then alignmentRect(forFrame:) do not give the rectangle \
        that layout put in: what is aligned is not what constraints say.
        """,
      fires: """
        final class Crate: UIView {
          override func alignmentRect(forFrame frame: CGRect) -> CGRect {
            CGRect(x: frame.minX, y: frame.minY, width: frame.width - 20, height: frame.height - 20)
          }
        }
        """,
      passes: """
        final class Parcel: UIView {
          override var alignmentRectInsets: UIEdgeInsets {
            UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20)
          }
        }
        """,
      fix: "Override both functions, or alignmentRectInsets alone, which does both.",
      limits: """
        Classes of the program are asked only where they run: in `plumb check --classes`. The functions are \
        tried with the frame of this layout alone.
        """,
      form: .code))

  /// A natural size that includes the alignment insets, which the frame then adds again.
  package static let insetsCountedTwice = Rule(
    "insets-counted-twice", .alignment, .warning,
    "an intrinsicContentSize that contains the alignment insets, which the frame adds once more",
    page: RulePage(
      sees: """
        Views whose intrinsicContentSize is larger than the content of their superclass by just the alignment \
        insets: the size is that of the alignment rectangle, and the frame adds the insets again.
        """,
      fires: """
        final class Stamp: UILabel {
          override var alignmentRectInsets: UIEdgeInsets {
            UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
          }
          override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 20, height: size.height + 20)
          }
        }
        """,
      passes: """
        final class Seal: UILabel {
          override var alignmentRectInsets: UIEdgeInsets {
            UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
          }
        }
        """,
      fix: "Return the size of the content without insets.",
      limits: """
        Classes of the program are asked only where they run: in `plumb check --classes`. A size that is larger \
        by coincidence is reported as well.
        """,
      form: .code))

  /// A control that extends beyond an ancestor that receives touches only inside its bounds.
  package static let touchesOutsideParent = Rule(
    "touches-outside-parent", .alignment, .warning,
    "a control that sticks out of a view, which gets no touches there",
    page: RulePage(
      sees: """
        Visible controls that stick out of a view around them: a view takes touches inside of its bounds alone, \
        so what sticks out looks pressable and is not.
        """,
      fires: """
        <view contentMode="scaleToFill" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <subviews>
            <button opaque="NO" buttonType="system" id="Btn-00-001">
              <rect key="frame" x="60" y="0.0" width="80" height="50"/>
              <state key="normal" title="Send"/>
            </button>
          </subviews>
        </view>
        """,
      passes: """
        <view contentMode="scaleToFill" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <subviews>
            <button opaque="NO" buttonType="system" id="Btn-00-001">
              <rect key="frame" x="10" y="0.0" width="80" height="50"/>
              <state key="normal" title="Send"/>
            </button>
          </subviews>
        </view>
        """,
      fix: """
        Enlarge the parent, move the control, or override point(inside:with:) of the parent.
        """,
      limits: """
        Views of the system that stick out by less than a quarter of their length are silent. An override of \
        point(inside:with:) is known only where the class runs. Views whose constraints, or those of a view \
        around them, contradict each other are not judged.
        """))
}

/// Collects findings about alignment rectangles during a document's layout.
@MainActor final class AlignmentWatch {
  private var found: [AlignmentMismatch] = []

  /// The profile for the layouts that are observed.
  var profile: LayoutProfile {
    var profile = LayoutProfile.current
    profile.checksAlignmentRects = true
    profile.alignmentMismatchFound = { [weak self] in self?.found.append($0) }
    let log = profile.log
    profile.log = { if !$0.hasPrefix("[AlignmentRects]") { log($0) } }
    return profile
  }

  /// Returns the findings about a view.
  func misfits(of view: any ViewHost) -> [(rule: Rule, message: String)] {
    found.filter { $0.view === view }.map { mismatch in
      switch mismatch.kind {
      case .notInverse:
        (
          .alignmentNotInverse,
          "alignmentRect(forFrame:) and frame(forAlignmentRect:) are not inverse"
        )
      case .insetsCountedTwice:
        (
          .insetsCountedTwice,
          "intrinsicContentSize includes the alignment insets, which the frame adds again"
        )
      case .touchesOutsideContainer:
        (.touchesOutsideParent, mismatch.lostTouches ?? "touches are lost")
      }
    }
  }
}
