internal import Foundation
import IBDocument
internal import LayoutTree

extension EnvironmentRules.Situation {
  /// The root's margins without the safe area.
  var margins: EnvironmentInsets {
    if let explicit = root.explicitMargins { return explicit }
    if tools < ToolVersion.iOS9 { return earlyMargins }
    guard isScreen || isReusable else {
      return EnvironmentInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    // The root's width determines the margins, not the device's: roots narrower than their screen have 16.
    let side = Double(
      MarginModel.sideMargin(
        width: CGFloat(frame.width), isBesideSafeArea: safeArea.left > 0 || safeArea.right > 0))
    return EnvironmentInsets(left: side, right: side)
  }

  /// The margins before Xcode 7: 16 at the sides of a controller's view of any width (21 edges of 3 repositories at
  /// 600), otherwise 8 (2 edges of a `.xib`).
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#root-margins-of-the-canvas`.
  private var earlyMargins: EnvironmentInsets {
    guard controller != nil else {
      return EnvironmentInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    return EnvironmentInsets(left: 16, right: 16)
  }

  /// Whether the root is a collection view's cell or reusable view in a `.xib`.
  ///
  /// Such a root has a screen's margins but not its safe area: 58 edges in 23 documents, 121 views of three
  /// repositories.
  private var isReusable: Bool {
    root.via == "objects"
      && (root.kind == .collectionViewCell || root.kind == .collectionReusableView)
  }

  /// Whether the safe area is added to the margins.
  ///
  /// This applies from Xcode 9 on, even in documents without safe areas: margins contain the safe area of the displayed
  /// system (9 edges of `.xib` roots, 3 of controllers). A controller's root includes it even if its
  /// `insetsLayoutMarginsFromSafeArea` is NO.
  var addsSafeArea: Bool {
    guard document.usesSafeAreas || tools >= ToolVersion.safeAreas else { return false }
    return controller != nil || root.insetsLayoutMarginsFromSafeArea != false
  }
}

extension ViewElement {
  /// The margins specified in the document, in points; directional ones are read left to right.
  package var explicitMargins: EnvironmentInsets? {
    if let margins = directionalLayoutMargins {
      return EnvironmentInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    return layoutMargins.map {
      EnvironmentInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
  }
}
