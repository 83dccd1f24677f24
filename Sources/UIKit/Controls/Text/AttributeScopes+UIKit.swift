public import Foundation
public import ViewDrawing

extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The text attributes of UIKit; their names are the keys of `NSAttributedString`.
  ///
  /// - SeeAlso: Apple, "AttributeScopes.UIKitAttributes".
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional space after each character, in points.
    public let kern: KernAttribute
    /// The tracking, in points; drawn like ``kern``.
    public let tracking: TrackingAttribute
    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIFont
      /// The key.
      public static let name = "NSFont"
    }
    /// The text colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The key.
      public static let name = "NSColor"
    }
    /// The background colour.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = UIColor
      /// The key.
      public static let name = "NSBackgroundColor"
    }
    /// The additional space after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The key.
      public static let name = "NSKern"
    }
    /// The additional space after each character, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The key.
      public static let name = "CTTracking"
    }
    /// The underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The key.
      public static let name = "NSUnderline"
    }
    /// The strikethrough.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The key.
      public static let name = "NSStrikethrough"
    }
    /// The paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = NSParagraphStyle
      /// The key.
      public static let name = "NSParagraphStyle"
    }
  }
}

extension AttributeDynamicLookup {
  /// Looks up attributes by name, such as `text.font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension NSAttributedString {
  /// Creates an attributed string with the fonts, colours, lines, spacing and paragraph styles of `attrStr`.
  ///
  /// - SeeAlso: Apple, "init(_:)", which Foundation on Linux lacks.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var looks: [NSAttributedString.Key: Any] = [:]
      looks[.font] = run.uiKit.font
      looks[.foregroundColor] = run.uiKit.foregroundColor
      looks[.backgroundColor] = run.uiKit.backgroundColor
      looks[.kern] = run.uiKit.kern
      looks[.tracking] = run.uiKit.tracking
      looks[.underlineStyle] = run.uiKit.underlineStyle?.rawValue
      looks[.strikethroughStyle] = run.uiKit.strikethroughStyle?.rawValue
      looks[.paragraphStyle] = run.uiKit.paragraphStyle
      looks[.link] = run.link
      text.append(
        NSAttributedString(string: String(attrStr[run.range].characters), attributes: looks))
    }
    self.init(attributedString: text)
  }
}
