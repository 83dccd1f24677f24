import Foundation
import GoldenFiles
import Testing
import UIKit

/// Features of fonts: digits of equal width, and small capitals.
@MainActor struct FontFeatureTests {
  private typealias Key = UIFontDescriptor.FeatureKey

  private static func font(_ settings: (type: Int, selector: Int)..., size: CGFloat = 20) -> UIFont
  {
    let features = settings.map { [Key.type: $0.type, Key.selector: $0.selector] }
    let descriptor = UIFont.systemFont(ofSize: size).fontDescriptor
      .addingAttributes([.featureSettings: features])
    return UIFont(descriptor: descriptor, size: 0)
  }

  private static func width(_ text: String, _ font: UIFont) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width
  }

  @Test func digitsOfEqualWidth() {
    let equal = Self.font((kNumberSpacingType, kMonospacedNumbersSelector))
    let widths = (0..<10).map { Self.width("\($0)\($0)\($0)\($0)", equal) }
    #expect(Set(widths.map { ($0 * 100).rounded() }).count == 1)
    let own = Self.font((kNumberSpacingType, kProportionalNumbersSelector))
    #expect(Self.width("1111", own) < Self.width("0000", own) - 1)
    let last = Self.font(
      (kNumberSpacingType, kMonospacedNumbersSelector),
      (kNumberSpacingType, kProportionalNumbersSelector))
    #expect(Self.width("1111", last) == Self.width("1111", own))
    #expect(equal.fontDescriptor != own.fontDescriptor)
    #expect(Key.featureIdentifier == Key.type && Key.typeIdentifier == Key.selector)
  }

  /// Small capitals are narrower than capitals and wider than most small letters; digits stay.
  @Test func smallCapitals() {
    let plain = UIFont.systemFont(ofSize: 20)
    let small = Self.font((kLowerCaseType, kLowerCaseSmallCapsSelector))
    let upper = Self.font((kUpperCaseType, kUpperCaseSmallCapsSelector))
    let all = Self.font(
      (kLowerCaseType, kLowerCaseSmallCapsSelector), (kUpperCaseType, kUpperCaseSmallCapsSelector))
    let none = Self.font(
      (kLowerCaseType, kDefaultLowerCaseSelector), (kUpperCaseType, kDefaultUpperCaseSelector))
    #expect(Self.width("anno", small) < Self.width("ANNO", plain))
    #expect(abs(Self.width("ANNO", small) - Self.width("ANNO", plain)) < 1)
    #expect(Self.width("ANNO", upper) < Self.width("ANNO", plain) - 4)
    #expect(abs(Self.width("anno", all) - Self.width("ANNO", all)) < 0.5)
    #expect(Self.width("anno 1815", none) == Self.width("anno 1815", plain))
    #expect(small.lineHeight == plain.lineHeight)
  }

  @Test func featuresAreKept() throws {
    let font = Self.font(
      (kNumberSpacingType, kMonospacedNumbersSelector),
      (kLowerCaseType, kLowerCaseSmallCapsSelector),
      (kUpperCaseType, kUpperCaseSmallCapsSelector), (999, 3))
    let kept = try #require(
      font.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]])
    #expect(
      kept == [
        [.type: 6, .selector: 0], [.type: 37, .selector: 1], [.type: 38, .selector: 1],
      ])
    #expect(UIFont.systemFont(ofSize: 9).fontDescriptor.object(forKey: .featureSettings) == nil)
    #expect(font.withSize(30).fontDescriptor.object(forKey: .featureSettings) != nil)
  }

  @Test func smallCapitalsInAPicture() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 260, height: 60))
    label.backgroundColor = .white
    label.numberOfLines = 2
    label.font = Self.font((kLowerCaseType, kLowerCaseSmallCapsSelector), size: 22)
    label.text = "Chapter One, 1815\nAda Lovelace"
    try Golden.expect(try label.pngData(scale: 1), "Documentation/Pictures/small-capitals.png")
  }
}
