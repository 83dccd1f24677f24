public import Foundation
public import ViewDrawing

extension AttributeScopes {
  /// Looks of texts.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// Looks of texts, by the names of the keys of `NSAttributedString`.
  ///
  /// - SeeAlso: Apple, "AttributeScopes.UIKitAttributes".
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Extra space after each letter, in points.
    public let kern: KernAttribute
    /// The same under its other name.
    public let tracking: TrackingAttribute
    /// A line below letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How the paragraph is set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// What Foundation knows, such as links.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIFont
      /// The key.
      public static let name = "NSFont"
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The key.
      public static let name = "NSColor"
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The key.
      public static let name = "NSBackgroundColor"
    }
    /// Extra space after each letter, in points.
    public enum KernAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The key.
      public static let name = "NSKern"
    }
    /// Extra space after each letter, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = CGFloat
      /// The key.
      public static let name = "CTTracking"
    }
    /// A line below letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// The key.
      public static let name = "NSUnderline"
    }
    /// A line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSUnderlineStyle
      /// The key.
      public static let name = "NSStrikethrough"
    }
    /// How the paragraph is set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = NSParagraphStyle
      /// The key.
      public static let name = "NSParagraphStyle"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds looks by their names, such as `text.font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension NSAttributedString {
  /// The same text with its fonts, colours, lines, spaces and paragraph styles.
  ///
  /// - SeeAlso: Apple, "init(_:)"; Foundation on Linux has none.
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
