internal import Drawing
internal import Foundation
internal import ViewDrawing

/// The label of a button, created with the first title.
///
/// The button draws the title itself until a program reads `titleLabel` and may change it.
final class ButtonTitle: UILabel {
  weak var button: UIButton?
  /// Whether a program has read `titleLabel`.
  var wasAskedFor = false
  /// Whether the button is updating the label.
  private var isSyncing = false

  override var font: UIFont! {
    didSet { if !isSyncing { button?.titleLabelTook(font) } }
  }
  override var numberOfLines: Int { didSet { changed() } }
  override var lineBreakMode: NSLineBreakMode { didSet { changed() } }
  private func changed() { if !isSyncing { button?.titleLabelChanged() } }

  override func drawText(in rect: CGRect) { if wasAskedFor { super.drawText(in: rect) } }

  /// The attributed title last set on the label; nil for a plain title.
  private var shownRuns: [TextRun]?

  /// Takes the lines that a configuration states; sets only values that differ.
  func follow(_ configuration: UIButton.Configuration) {
    isSyncing = true
    defer { isSyncing = false }
    let mode = configuration.titleLineBreakMode
    let lines = UIButton.Configuration.lines(mode)
    if numberOfLines != lines { numberOfLines = lines }
    if lineBreakMode != mode { lineBreakMode = mode }
    if textAlignment != configuration.textAlignment { textAlignment = configuration.textAlignment }
  }

  /// Shows a button's title; sets only values that differ, to avoid layout requests.
  func show(
    _ title: String?, _ attributed: NSAttributedString?, _ font: UIFont, _ color: UIColor,
    shadow: UIColor?
  ) {
    isSyncing = true
    defer { isSyncing = false }
    if self.font != font { self.font = font }
    // Compares runs: Foundation's comparison of attributed strings is not safe on Linux.
    let runs = attributed?.textRuns(defaultFont: font.descriptor, color: color.cgColor)
    if storedText != (attributed?.string ?? title) || runs != shownRuns {
      shownRuns = runs
      if let attributed { attributedText = attributed } else { text = title }
    }
    textColor = color
    shadowColor = shadow
  }
}

/// The image view of a button, created on first access; until then the button draws its image itself.
final class ButtonImage: UIImageView {}
