import Foundation
import IBDocument
import NibBuilding
import Testing

@testable import UIKit

/// Buttons with a configuration, in code and in documents of Xcode 13 and later.
///
/// Sources: Apple, "UIButton.Configuration"; frames that Interface Builder stored: 64 × 54 for a picture of 40 alone,
/// 74 × 64 for one of 50, 24 × 14 for a plain button with neither title nor picture.
@MainActor struct ConfiguredButtonTests {
  /// A button of a document in which the pictures `dot` and `plus` are 20 and 40 points large.
  private func button(_ inner: String, _ purpose: NibOptions.Purpose = .designTime) throws
    -> UIButton
  {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><button id="b" buttonType="system"><rect key="frame" x="0" y="0" width="80" height="40"/>
      \(inner)</button></objects>
      <resources><image name="dot" width="20" height="20"/><image name="plus" width="40" height="40"/>
      <image name="trash" catalog="system" width="128" height="117"/></resources></document>
      """
    var options = NibOptions()
    options.purpose = purpose
    let document = try Document(data: Data(text.utf8), path: "buttons.xib")
    let builder = NibBuilder(document, toolkit: UIKitToolkit(), options: options)
    return try #require(builder.buildRoots().first?.view as? UIButton)
  }

  private static let placeholder = #"<state key="normal" title="Button"/>"#
  private static let noInsets =
    #"<directionalEdgeInsets key="contentInsets" top="0" leading="0" bottom="0" trailing="0"/>"#

  @Test(arguments: [
    (#"image="plus""#, "", CGSize(width: 64, height: 54)),
    (
      "", #"<imageReference key="image" image="plus" symbolScale="default"/>"#,
      CGSize(width: 64, height: 54)
    ),
    ("", "", CGSize(width: 24, height: 14)),
  ])
  func picturesAlone(attribute: String, child: String, size: CGSize) throws {
    let button = try button(
      Self.placeholder
        + #"<buttonConfiguration key="configuration" style="plain" \#(attribute)>\#(child)</buttonConfiguration>"#
    )
    #expect(button.intrinsicContentSize == size)
    #expect(button.currentTitle == nil, "the placeholder is not shown")
  }

  /// 20 points of picture and 8 of padding beside or above the title.
  @Test(arguments: [true, false], ["leading", "top"])
  func picturesBesideTitles(isReference: Bool, placement: String) throws {
    func button(_ picture: Bool) throws -> CGSize {
      let attribute = picture && !isReference ? #"image="dot""# : ""
      let child = picture && isReference ? #"<imageReference key="image" image="dot"/>"# : ""
      return try self.button(
        Self.placeholder
          + #"<buttonConfiguration key="configuration" style="plain" title="Share" imagePlacement="\#(placement)" imagePadding="8" \#(attribute)>"#
          + Self.noInsets + child + "</buttonConfiguration>"
      ).intrinsicContentSize
    }
    let (with, without) = (try button(true), try button(false))
    if placement == "top" {
      #expect(abs(with.height - without.height - 28) < 1)
    } else {
      #expect(with.width == without.width + 28)
      // The line is higher than the picture.
      #expect(with.height == without.height)
    }
  }

  /// A state's picture, and that of an image view, by reference as by attribute.
  @Test func references() throws {
    let attribute = try button(#"<state key="normal" image="dot"/>"#)
    let reference = try button(
      #"<state key="normal"><imageReference key="image" image="dot"/></state>"#)
    #expect(reference.intrinsicContentSize == attribute.intrinsicContentSize)
    #expect(reference.intrinsicContentSize.width == 20)
    let symbol =
      #"<imageReference key="image" image="trash" catalog="system" symbolScale="large"/>"#
    let shown = try button(#"<state key="normal">\#(symbol)</state>"#, .runTime)
    #expect(shown.currentImage != nil)
    let configured = try button(
      #"<buttonConfiguration key="configuration" style="plain">\#(symbol)</buttonConfiguration>"#,
      .runTime)
    #expect(configured.currentImage != nil)
  }

  /// Symbols of bar items, by attribute and by reference.
  @Test(arguments: [
    #"<barButtonItem id="i" image="trash" catalog="system"/>"#,
    #"<barButtonItem id="i"><imageReference key="image" image="trash" catalog="system"/></barButtonItem>"#,
  ])
  func symbolsOfBarItems(item: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><toolbar id="t"><rect key="frame" x="0" y="0" width="80" height="44"/>
      <items>\(item)</items></toolbar></objects>
      <resources><image name="trash" catalog="system" width="128" height="117"/></resources></document>
      """
    let document = try Document(data: Data(text.utf8), path: "bar.xib")
    let builder = NibBuilder(document, toolkit: UIKitToolkit(), options: NibOptions())
    let bar = try #require(builder.buildRoots().first?.view as? UIToolbar)
    #expect(bar.items?.first?.image != nil)
  }

  // MARK: Lines

  private func laidOut(_ configuration: UIButton.Configuration, width: CGFloat) -> UIButton {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return button
  }

  /// Stored: 13 points in 196.33 are 45.33 high, two lines and the insets (sentry-cocoa, Main.storyboard, 0a2-5T-Byt).
  @Test(arguments: [(0.0, 0), (20, 8)] as [(CGFloat, CGFloat)])
  func titlesWrap(image: CGFloat, padding: CGFloat) {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.title = "One"
    let line = UIButton(configuration: configuration).intrinsicContentSize.height
    let words = "A title of several words that wraps"
    configuration.title = words
    if image > 0 {
      configuration.image = UIGraphicsImageRenderer(size: CGSize(width: image, height: image))
        .image { _ in }
      configuration.imagePadding = padding
    }
    let button = laidOut(configuration, width: 120 + image + padding)
    #expect(button.titleLabel?.numberOfLines == 0)
    // As high as a label with the same text in the same room.
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (words, button.titleLabel?.font, 0)
    let expected = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(expected > 1.9 * line)
    #expect(abs(button.frame.height - expected) <= 1, "\(button.frame) for \(expected)")
    #expect(button.titleLabel.map { abs($0.frame.height - expected) <= 1 } == true)
  }

  /// An image above the title takes none of its width, also where it is wider.
  @Test func imagesAboveTakeNoWidth() {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.title = "Two words"
    let title = UIButton(configuration: configuration).intrinsicContentSize
    configuration.imagePlacement = .top
    configuration.image = UIGraphicsImageRenderer(
      size: CGSize(width: title.width + 40, height: 10)
    ).image { _ in }
    let button = laidOut(configuration, width: title.width + 10)
    #expect(abs(button.frame.height - 10 - title.height) < 1)
  }

  @Test func truncatedTitlesKeepTheirLine() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title of several words that is cut off"
    let line = UIButton(configuration: configuration).intrinsicContentSize.height
    configuration.titleLineBreakMode = .byTruncatingTail
    let button = laidOut(configuration, width: 100)
    #expect(button.titleLabel?.numberOfLines == 1)
    #expect(button.frame.height == line)
  }

  @Test func subtitlesWrapBelowTitles() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Short"
    configuration.subtitle = "A subtitle of so many words that it takes more than one line"
    let free = UIButton(configuration: configuration).intrinsicContentSize
    let button = laidOut(configuration, width: 160)
    #expect(free.width > 160)
    #expect(button.frame.height > free.height + 10)
    configuration.subtitleLineBreakMode = .byTruncatingTail
    #expect(abs(laidOut(configuration, width: 160).frame.height - free.height) < 0.5)
  }
}
