import Foundation
import TestSupport
import Testing
import UIKit

/// Settings of text fields and text views that are kept and change no size, and the names of content types.
///
/// Source of the defaults: Apple, "UITextInputTraits", "UITextView", "NSTextContainer".
@MainActor struct TextInputDefaultTests {
  /// The settings for keyboards, which every text input has.
  private static func traits<Input: UIView & UITextInputTraits>() -> [KeptProperty<Input>] {
    [
      KeptProperty(\.spellCheckingType, default: .default, other: .no),
      KeptProperty(\.smartQuotesType, default: .default, other: .no),
      KeptProperty(\.smartDashesType, default: .default, other: .yes),
      KeptProperty(\.smartInsertDeleteType, default: .default, other: .no),
      KeptProperty(\.keyboardAppearance, default: .default, other: .dark),
      KeptProperty(\.returnKeyType, default: .default, other: .search),
    ]
  }

  @Test func settingsOfKeyboardsAreKept() {
    let (field, view) = (UITextField(), UITextView())
    field.text = "\"Text\" -- more"
    view.text = field.text
    let sizes = [field.intrinsicContentSize, view.sizeThatFits(CGSize(width: 200, height: 900))]
    #expect(KeptProperty.lapses(in: field, Self.traits()) == [])
    #expect(KeptProperty.lapses(in: view, Self.traits()) == [])
    #expect(field.text == "\"Text\" -- more" && view.text == field.text)
    #expect(
      [field.intrinsicContentSize, view.sizeThatFits(CGSize(width: 200, height: 900))] == sizes)
    #expect(UIKeyboardAppearance.dark.rawValue == 1 && UIReturnKeyType.search.rawValue == 6)
  }

  @Test func settingsOfTextViewsAreKept() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Call 555 1234 or see example.org"
    view.layoutIfNeeded()
    let size = view.contentSize
    #expect(
      KeptProperty.lapses(
        in: view,
        [
          KeptProperty(
            \.selectedRange, default: NSRange(location: 32, length: 0),
            other: NSRange(location: 5, length: 8)),
          KeptProperty(\.dataDetectorTypes, default: [], other: [.phoneNumber, .calendarEvent]),
          KeptProperty(\.usesStandardTextScaling, default: false, other: true),
        ]) == [])
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .red)
    view.layoutIfNeeded()
    #expect(view.contentSize == size && view.text == "Call 555 1234 or see example.org")
    let kinds: [UIDataDetectorTypes] = [.phoneNumber, .link, .address, .calendarEvent]
    #expect(kinds.map(\.rawValue) == [1, 2, 4, 8])
  }

  /// A container follows no view until a text view makes it its own.
  @Test func containersFollowTheirView() {
    let (own, view) = (NSTextContainer(), UITextView())
    #expect(!own.widthTracksTextView && !own.heightTracksTextView)
    #expect(view.textContainer.widthTracksTextView && !view.textContainer.heightTracksTextView)
    view.text = "Some words that need several lines"
    let size = view.sizeThatFits(CGSize(width: 100, height: 900))
    view.textContainer.widthTracksTextView = false
    view.textContainer.heightTracksTextView = true
    #expect(view.textContainer.heightTracksTextView && !view.textContainer.widthTracksTextView)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 900)) == size)
  }

  /// Attributes for all of the text: font, colour and alignment are the field's own afterwards.
  @Test func attributesForAllOfTheText() {
    let field = UITextField()
    #expect(field.defaultTextAttributes[.font] as? UIFont == field.font)
    field.text = "Text"
    let size = field.intrinsicContentSize
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 34), .foregroundColor: UIColor.red, .paragraphStyle: style,
    ]
    #expect(field.font?.pointSize == 34 && field.textColor == .red)
    #expect(field.textAlignment == .right && field.text == "Text")
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
    // Twice the font size: the line is twice as high, give or take a rounded pixel.
    #expect(field.intrinsicContentSize.height > 1.8 * size.height)
    #expect(field.attributedText?.string == "Text")
  }

  /// Source: "HTML: The autocomplete attribute", whose names Apple's constants have where there is one; the one
  /// for a city and a state is put together of theirs.
  @Test(
    arguments: [
      (.namePrefix, "honorific-prefix"), (.middleName, "additional-name"),
      (.nameSuffix, "honorific-suffix"), (.jobTitle, "organization-title"),
      (.fullStreetAddress, "street-address"), (.streetAddressLine1, "address-line1"),
      (.streetAddressLine2, "address-line2"), (.addressCity, "address-level2"),
      (.addressState, "address-level1"), (.addressCityAndState, "address-level1+2"),
      (.sublocality, "address-level3"), (.countryName, "country-name"),
      (.postalCode, "postal-code"), (.telephoneNumber, "tel"), (.creditCardNumber, "cc-number"),
      (.newPassword, "new-password"), (.oneTimeCode, "one-time-code"),
    ] as [(UITextContentType, String)])
  func typesOfContent(type: UITextContentType, name: String) {
    #expect(type.rawValue == name)
    let field = UITextField()
    field.textContentType = type
    #expect(field.textContentType == type && field.intrinsicContentSize.height > 0)
  }

  /// Apple's text for it is not known for sure: it is one of its own, and kept.
  @Test func organizationsHaveATypeOfTheirOwn() {
    let types: Set<UITextContentType> = [.organizationName, .jobTitle, .name, .location, .nickname]
    #expect(types.count == 5)
    let field = UITextField()
    field.textContentType = .organizationName
    #expect(field.textContentType == .organizationName)
  }

  /// Foundation's attributes are part of the scope, and a run of text has those of both.
  ///
  /// Source: Apple, "AttributeScopes.UIKitAttributes.foundation".
  @Test func foundationsAttributesAreInTheScope() {
    let part = \AttributeScopes.UIKitAttributes.foundation
    #expect(type(of: part).valueType == AttributeScopes.FoundationAttributes.self)
    var text = AttributedString("see here")
    text.uiKit.font = .systemFont(ofSize: 20)
    text.foundation.link = URL(string: "https://example.org")
    #expect(text.runs.count == 1 && text.link?.host() == "example.org")
    #expect(text.uiKit.font == .systemFont(ofSize: 20))
  }
}
