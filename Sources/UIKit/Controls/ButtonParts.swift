internal import Drawing
internal import Foundation
internal import ViewDrawing

/// The label of a button, made with its first title.
///
/// It draws the title once a program has read `titleLabel` and may have changed it; until then the button does.
final class ButtonTitle: UILabel {
  weak var button: UIButton?
  /// Whether a program has read `titleLabel`.
  var wasAskedFor = false
  /// Whether the button is giving the label what it shows.
  private var isSyncing = false

  override var font: UIFont! {
    didSet { if !isSyncing { button?.titleLabelTook(font) } }
  }
  override var numberOfLines: Int { didSet { changed() } }
  override var lineBreakMode: NSLineBreakMode { didSet { changed() } }
  private func changed() { if !isSyncing { button?.titleLabelChanged() } }

  override func drawText(in rect: CGRect) { if wasAskedFor { super.drawText(in: rect) } }

  /// The title in several looks as it was last given to the label; nil for one look.
  private var shownRuns: [TextRun]?

  /// Shows a button's title; what is as it was is left alone, so that nothing asks for layout.
  func show(
    _ title: String?, _ attributed: NSAttributedString?, _ font: UIFont, _ color: UIColor,
    shadow: UIColor?
  ) {
    isSyncing = true
    defer { isSyncing = false }
    if self.font != font { self.font = font }
    // By runs: Foundation's own comparison of attributed texts is not safe on Linux.
    let runs = attributed?.textRuns(defaultFont: font.descriptor, color: color.cgColor)
    if words != (attributed?.string ?? title) || runs != shownRuns {
      shownRuns = runs
      if let attributed { attributedText = attributed } else { text = title }
    }
    textColor = color
    shadowColor = shadow
  }
}

/// The image view of a button, made when somebody asks for it; until then the button draws its image itself.
final class ButtonImage: UIImageView {}
