import Foundation
import FoundationShims
import Testing
import UIKit
import ViewArrangements

/// Buttons: label and image view, configurations, and the placement of their parts.
@MainActor struct ButtonTests {
  private static func image(_ width: Int, _ height: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  // MARK: Where image and title stand

  /// Side, and where an image of 10 × 20 and a title of 30 × 12 stand in 100 × 60, 4 apart, in the middle:
  /// together 44 × 20 beside each other, 30 × 36 one above the other.
  nonisolated static let sides: [(ButtonArrangement.Side, CGRect, CGRect)] = [
    (
      .left, CGRect(x: 28, y: 20, width: 10, height: 20),
      CGRect(x: 42, y: 24, width: 30, height: 12)
    ),
    (
      .right, CGRect(x: 62, y: 20, width: 10, height: 20),
      CGRect(x: 28, y: 24, width: 30, height: 12)
    ),
    (
      .above, CGRect(x: 45, y: 12, width: 10, height: 20),
      CGRect(x: 35, y: 36, width: 30, height: 12)
    ),
    (
      .below, CGRect(x: 45, y: 28, width: 10, height: 20),
      CGRect(x: 35, y: 12, width: 30, height: 12)
    ),
  ]
  @Test(arguments: sides)
  func partsStandBesideEachOther(side: ButtonArrangement.Side, image: CGRect, title: CGRect) {
    var parts = ButtonArrangement(
      image: CGSize(width: 10, height: 20), title: CGSize(width: 30, height: 12))
    parts.side = side
    parts.padding = 4
    let found = parts.parts(
      in: CGRect(x: 0, y: 0, width: 100, height: 60), horizontal: .middle, vertical: .middle)
    #expect(found.image == image)
    #expect(found.title == title)
  }

  /// In any room, the parts stay inside along the row and the title is what is cut off.
  @Test func aTitleGivesWay() {
    var parts = ButtonArrangement(
      image: CGSize(width: 10, height: 10), title: CGSize(width: 50, height: 10))
    for side in [ButtonArrangement.Side.left, .right] {
      parts.side = side
      for width in stride(from: CGFloat(10), through: 80, by: 7) {
        let rect = CGRect(x: 5, y: 5, width: width, height: 10)
        let found = parts.parts(in: rect, horizontal: .start, vertical: .middle)
        #expect(found.title.width == min(50, width - 10))
        #expect(rect.contains(found.image))
        #expect(found.title.minX >= 5)
        #expect(found.title.maxX <= rect.maxX)
        #expect(found.image.intersection(found.title).width <= 0)
      }
    }
  }

  /// A picture that is larger than the content without its insets is drawn in what they leave.
  @Test(arguments: [
    (10, 10, CGRect(x: 15, y: 10, width: 10, height: 10)),
    (180, 10, CGRect(x: 5, y: 10, width: 30, height: 10)),
    (180, 100, CGRect(x: 5, y: 5, width: 30, height: 20)),
  ])
  func picturesStayInTheContent(width: Int, height: Int, rect: CGRect) {
    let button = UIButton(type: .custom)
    button.setImage(Self.image(width, height), for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(
      button.imageRect(forContentRect: CGRect(x: 0, y: 0, width: 40, height: 30)) == rect)
  }

  @Test func readingDirectionTurnsAButton() {
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.setImage(Self.image(10, 10), for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    let place = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(
      button.imageRect(forContentRect: place).minX > button.titleRect(forContentRect: place).minX)
    button.contentHorizontalAlignment = .leading
    #expect(button.imageRect(forContentRect: place).maxX == 200)
    button.contentHorizontalAlignment = .trailing
    #expect(button.titleRect(forContentRect: place).minX == 0)
    button.contentHorizontalAlignment = .left
    #expect(button.titleRect(forContentRect: place).minX == 0)
  }

  // MARK: Label and image view

  @Test func theLabelShowsTheTitleAndGivesTheFont() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let before = button.intrinsicContentSize
    #expect(button.subviews.count == 1)
    let label = try #require(button.titleLabel)
    #expect(label.superview === button)
    #expect(button.intrinsicContentSize == before)
    label.font = .boldSystemFont(ofSize: 30)
    // A line of 30 points is 35.8 high, up to a point, and has 12 points of room.
    #expect(button.intrinsicContentSize.height == 48)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.setTitleColor(.red, for: .normal)
    button.layoutIfNeeded()
    #expect(label.text == "Title")
    #expect(label.textColor == .red)
    #expect(label.frame == button.titleRect(forContentRect: button.bounds))
    #expect(label.frame.midY == button.bounds.midY)
    button.setTitle("Other", for: .normal)
    button.layoutIfNeeded()
    #expect(label.text == "Other")
  }

  @Test func aLabelOfSeveralLinesBreaks() {
    let button = UIButton(type: .system)
    button.setTitle("One two three four five six", for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 200)
    button.layoutIfNeeded()
    let place = button.titleRect(forContentRect: button.bounds)
    // Three lines or more of 1.1934 × 15 points.
    #expect(place.height >= 53)
    #expect(place.width <= 80)
  }

  @Test func theImageViewShowsTheImage() throws {
    let button = UIButton(type: .custom)
    let image = Self.image(20, 10)
    button.setImage(image, for: .normal)
    let view = try #require(button.imageView)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
    button.layoutIfNeeded()
    #expect(view.image?.size == image.size)
    // Layout settles: the button does not ask for it again by giving the view its image again.
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(!button.viewNode.requestsLayout)
    #expect(view.frame == CGRect(x: 20, y: 20, width: 20, height: 10))
  }

  // MARK: Configurations

  /// Insets of 7 and 12 around the content; padding only between two parts.
  @Test func aConfigurationHasItsRoom() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = Self.image(20, 30)
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 44))
    configuration.imagePadding = 8
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 44))
    configuration.title = "Go"
    button.configuration = configuration
    let title = button.titleRect(forContentRect: CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(abs(button.intrinsicContentSize.width - (44 + 8 + title.width.rounded(.up))) < 1e-9)
    configuration.imagePlacement = .top
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    button.configuration = configuration
    let size = button.intrinsicContentSize
    #expect(size.width == max(20, title.width.rounded(.up)) + 6)
    #expect(abs(size.height - (30 + 8 + title.height + 4)) < 0.5)
  }

  @Test func aHandlerFollowsTheState() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(button.currentTitle == "On")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Off")
  }

  @Test func aTransformerChangesTheFont() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    let before = button.intrinsicContentSize.height
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 40)
      return outgoing
    }
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height > before + 20)
  }

  /// A button is at least as large as its background image, without what is around its core, and grows with its title.
  @Test(arguments: [
    ("", CGSize(width: 272, height: 48), UIEdgeInsets.zero, CGSize(width: 272, height: 48)),
    ("99", CGSize(width: 22, height: 22), .zero, CGSize(width: 22, height: 22)),
    (
      "99", CGSize(width: 40, height: 40), UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 4),
      CGSize(width: 32, height: 32)
    ),
  ])
  func backgroundImages(title: String, image: CGSize, insets: UIEdgeInsets, expected: CGSize) {
    let button = UIButton(type: .custom)
    button.titleLabel?.font = .systemFont(ofSize: 12)
    if !title.isEmpty { button.setTitle(title, for: .normal) }
    let picture = UIGraphicsImageRenderer(size: image).image { _ in }
    button.setBackgroundImage(picture.withAlignmentRectInsets(insets), for: .normal)
    #expect(button.intrinsicContentSize == expected)
    button.setTitle("A title that is longer than the picture", for: .normal)
    #expect(button.intrinsicContentSize.width > expected.width || image.width > 200)
    #expect(button.intrinsicContentSize.height == expected.height)
  }

  @Test func attributedTitlesHaveTheirLooks() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(
      NSAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 50)]),
      for: .normal)
    #expect(button.currentTitle == "Big")
    let large = button.intrinsicContentSize.width
    button.setAttributedTitle(nil, for: .normal)
    button.setTitle("Big", for: .normal)
    #expect(button.intrinsicContentSize.width < large)
    var configuration = UIButton.Configuration.plain()
    var text = AttributedString("Big")
    text.font = .systemFont(ofSize: 50)
    configuration.attributedTitle = text
    button.configuration = configuration
    #expect(
      button.titleRect(forContentRect: CGRect(x: 0, y: 0, width: 500, height: 90)).height > 55)
  }

  // MARK: Symbols

  @Test func symbolsHaveTheirSize() throws {
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "sta", withConfiguration: nil) == nil)
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.isSymbolImage)
    // 17 × 1.18 = 20.06.
    #expect(star.size == CGSize(width: 20, height: 20))
    let large = try #require(
      UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50)))
    #expect(large.size == CGSize(width: 59, height: 59))
    let small = large.applyingSymbolConfiguration(.init(scale: .small))
    #expect(small?.size == CGSize(width: 47, height: 47))
    #expect(star.withTintColor(.red).isSymbolImage)
    #expect(star.pngData() != nil)
  }
}
