import Diagnostics
import Foundation
import UIKit

/// The classes that pages of rules show, compiled; `RulePageTests` compares their lines with the pages'.
enum PageClasses {
  /// An example that is not a class below.
  struct Mistake: Error {
    let text: String
  }

  /// A view of a class in the middle of an example's root.
  static func object(for text: String) throws -> String {
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    guard own.contains("\n" + text + "\n"),
      let name = text.firstMatch(of: /class (\w+): UI(\w+)/)?.output
    else { throw Mistake(text: text) }
    let kind = name.2.lowercased()
    return """
      <\(kind) opaque="NO" \(kind == "label" ? "text=\"Text\"" : "") customClass="\(name.1)" customModule="CheckingTests" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
        <rect key="frame" x="140" y="225" width="40" height="30"/>
        \(kind == "label" ? "" : size)
      </\(kind)>
      <constraint firstItem="Box-00-001" firstAttribute="centerX" secondItem="Roo-t0-001" secondAttribute="centerX" id="Con-00-003"/>
      <constraint firstItem="Box-00-001" firstAttribute="centerY" secondItem="Roo-t0-001" secondAttribute="centerY" id="Con-00-004"/>
      """
  }

  private static let size = """
    <constraints>
      <constraint firstAttribute="width" constant="40" id="Con-00-001"/>
      <constraint firstAttribute="height" constant="30" id="Con-00-002"/>
    </constraints>
    """
}

final class Crate: UIView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY, width: frame.width - 20, height: frame.height - 20)
  }
}

final class Parcel: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20)
  }
}

final class Stamp: UILabel {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 20, height: size.height + 20)
  }
}

final class Seal: UILabel {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }
}
