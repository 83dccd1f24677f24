internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Title and subtitle of a button as texts, and the colours of its content.
@MainActor struct ButtonLabel {
  let button: UIButton

  /// The title as it is measured and drawn.
  var title: TextContent {
    var (font, color) = (button.titleFont, button.currentTitleColor)
    if let change = button.configuration?.titleTextAttributesTransformer {
      var looks = AttributeContainer()
      looks[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      looks[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
      looks = change(looks)
      font = looks[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? font
      color = looks[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] ?? color
    }
    var content = TextContent(
      runs: button.currentAttributedTitle?.textRuns(
        defaultFont: font.descriptor, color: color.cgColor)
        ?? button.currentTitle.map {
          [TextRun(text: $0, font: font.descriptor, color: color.cgColor)]
        } ?? [])
    if let configuration = button.configuration {
      let mode = configuration.titleLineBreakMode
      content.maximumLines = UIButton.Configuration.lines(mode)
      content.paragraph.lineBreak = mode.inDrawing(lines: content.maximumLines)
      content.paragraph.alignment = configuration.textAlignment.inDrawing
    } else if let label = button.existingTitleLabel {
      content.maximumLines = label.numberOfLines
      content.paragraph.alignment = label.textAlignment.inDrawing
      content.paragraph.lineBreak = label.lineBreakMode.inDrawing(lines: content.maximumLines)
    }
    return content
  }

  /// The smaller text below the title.
  var subtitle: TextContent? {
    guard let configuration = button.configuration, configuration.hasSubtitle else { return nil }
    let font = FontDescriptor(size: Double(configuration.subtitleSize))
    let color = button.currentTitleColor.cgColor
    var content = TextContent(
      runs: configuration.attributedSubtitle.map {
        NSAttributedString($0).textRuns(defaultFont: font, color: color)
      } ?? [TextRun(text: configuration.subtitle ?? "", font: font, color: color)])
    let mode = configuration.subtitleLineBreakMode
    content.maximumLines = UIButton.Configuration.lines(mode)
    content.paragraph.lineBreak = mode.inDrawing(lines: content.maximumLines)
    return content
  }

  /// The colour of a template image.
  var imageTint: UIColor {
    button.configuration == nil ? button.tintColor : button.currentTitleColor
  }

  /// The default title colour.
  var plainColor: UIColor {
    switch button.configuration?.fill {
    case nil: button.buttonType == .custom || marksSelection ? .white : button.tintColor
    case .filled, .prominentGlass, .prominentClearGlass: .white
    case .glass, .clearGlass: .label
    case .gray where button.buttonType == .custom: .label
    default: button.tintColor
    }
  }

  /// Whether the selected state is shown as a filled background behind the title: for system buttons without
  /// content for that state.
  var marksSelection: Bool {
    let looks = button.looks
    return button.buttonType == .system && button.isSelected && button.isEnabled
      && button.configuration == nil && button.currentBackgroundImage == nil
      && looks.titleColors[.selected] == nil && looks.titles[.selected] == nil
      && looks.attributedTitles[.selected] == nil
  }
}
