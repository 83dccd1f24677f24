import Drawing
import Foundation
import Testing

@testable import UIKit

/// Views of a program have the generation that is current when they are made.
@MainActor @Suite(.serialized) struct GenerationTests {
  @Test func thePresentOneIsTheDefault() {
    #expect(IOSGeneration.current == .glass)
    #expect(IOSGeneration.allCases.sorted() == IOSGeneration.allCases)
    #expect(IOSGeneration.iOS8 < .iOS10 && .iOS10 < .iOS11 && .iOS11 < .iOS13)
    #expect(IOSGeneration.iOS13 < .lateIOS13 && .lateIOS13 < .iOS14 && .iOS14 < .glass)
  }

  /// Frames of recorded pictures on iOS 17.5, 18.5 and 26.2.
  @Test(
    arguments: [
      (.iOS14, CGSize(width: 51, height: 31), 34, 56),
      (.glass, CGSize(width: 63, height: 28), 34, 64),
    ] as [(IOSGeneration, CGSize, CGFloat, CGFloat)])
  func controlsHaveTheSizesOfTheirSystem(
    _ generation: IOSGeneration, toggle: CGSize, slider: CGFloat, search: CGFloat
  ) {
    generation.taken {
      #expect(UISwitch().frame.size == toggle)
      #expect(UISlider().sizeThatFits(.zero).height == slider)
      #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
      #expect(UISearchBar().sizeThatFits(.zero).height == search)
      let pages = UIPageControl()
      pages.numberOfPages = 3
      #expect(pages.sizeThatFits(.zero) == CGSize(width: 73, height: 77.0 / 3))
    }
  }

  /// Three segments are two points narrower in glass: 261 and 263 in recorded pictures.
  @Test func segmentsOfGlassAreNotApart() {
    func width(_ generation: IOSGeneration) -> CGFloat {
      generation.taken {
        UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
          .intrinsicContentSize.width
      }
    }
    #expect(width(.iOS14) - width(.glass) == 2)
  }

  /// A view keeps its generation.
  @Test func aViewStaysAsItWasMade() {
    let toggle = IOSGeneration.iOS14.taken { UISwitch() }
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  /// Bars of glass have capsules and a clear background; older ones a background with a line.
  @Test func barsFollowTheGeneration() {
    func bar() -> UINavigationBar {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: nil)
      bar.items = [item]
      return bar
    }
    let old = IOSGeneration.iOS14.taken(bar)
    #expect(old.capsules.isEmpty && old.background.background != nil && old.background.line != nil)
    let glass = IOSGeneration.glass.taken(bar)
    // A symbol stands on a circle of 44 points, 16 from the edge.
    #expect(glass.capsules == [CGRect(x: 260, y: 0, width: 44, height: 44)])
    #expect(glass.background.background == nil && glass.background.line == nil)
  }

  /// The blue of 26.2 has a luminance of 137 in a recorded picture, that of 18.5 has 127.
  @Test func coloursAreThoseOfTheGeneration() {
    #expect(Self.bytes(of: .systemBlue) == [0, 136, 255])
    IOSGeneration.iOS14.taken {
      #expect(Self.bytes(of: .systemBlue) == [0, 122, 255])
      #expect(Self.bytes(of: .systemGreen) == [52, 199, 89])
    }
    // While a view is drawn, its own generation decides.
    let old = IOSGeneration.iOS14.taken { UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    old.backgroundColor = .systemBlue
    #expect(
      CurrentAppearance.shade.contains(.glass) && !old.drawnShade(in: .glass).contains(.glass))
  }

  static func bytes(of color: UIColor, in traits: UITraitCollection = UITraitCollection()) -> [Int]
  {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  // MARK: Contrast and level

  private static let contrast = UITraitCollection(accessibilityContrast: .high)
  private static let elevated = UITraitCollection(userInterfaceLevel: .elevated)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Apple's guidelines state the colours of high contrast.
  @Test func highContrastHasItsColours() {
    #expect(Self.bytes(of: .systemRed, in: Self.contrast) == [233, 21, 45])
    #expect(
      Self.bytes(of: .systemGray, in: UITraitCollection(traitsFrom: [Self.contrast, Self.dark]))
        == [174, 174, 178])
    #expect(Self.bytes(of: .secondarySystemBackground, in: Self.contrast) == [235, 235, 240])
  }

  /// Backgrounds of elevated content are one step lighter, in dark only.
  @Test func elevatedBackgroundsAreLighter() {
    let both = UITraitCollection(traitsFrom: [Self.elevated, Self.dark])
    #expect(Self.bytes(of: .systemBackground, in: Self.dark) == [0, 0, 0])
    #expect(Self.bytes(of: .systemBackground, in: both) == [28, 28, 30])
    #expect(Self.bytes(of: .tertiarySystemBackground, in: both) == [58, 58, 60])
    #expect(Self.bytes(of: .systemBackground, in: Self.elevated) == [255, 255, 255])
    let strong = UITraitCollection(traitsFrom: [both, Self.contrast])
    #expect(Self.bytes(of: .systemBackground, in: strong) == [36, 36, 38])
  }

  @Test func contrastAndLevelAreTraits() {
    let both = UITraitCollection(traitsFrom: [Self.contrast, Self.elevated])
    #expect(both.accessibilityContrast == .high && both.userInterfaceLevel == .elevated)
    #expect(both.containsTraits(in: Self.contrast))
    #expect(both.hasDifferentColorAppearance(comparedTo: Self.contrast))
    #expect(UITraitCollection().accessibilityContrast == .unspecified)
    #expect(UITraitAccessibilityContrast.defaultValue == .unspecified)
    #expect(UITraitUserInterfaceLevel.defaultValue == .unspecified)
    #expect(UIAccessibilityContrast.normal.rawValue == 0 && UIUserInterfaceLevel.base.rawValue == 0)
    Self.contrast.performAsCurrent {
      #expect(UITraitCollection.current.accessibilityContrast == .high)
      #expect(Self.bytes(of: .systemRed) == [233, 21, 45])
    }
    #expect(Self.bytes(of: .systemRed) == [255, 56, 60])
  }

  /// The contrast of the screen reaches all views.
  @Test func theScreenHasAContrast() {
    let screen = UIScreen.main
    #expect(screen.accessibilityContrast == .normal)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    screen.accessibilityContrast = .high
    defer { screen.accessibilityContrast = .normal }
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(UIView().traitCollection.accessibilityContrast == .high)
    #expect(Self.bytes(of: .systemRed) == [233, 21, 45])
  }

  /// A sheet and an alert are above other content; a controller that fills the window is not.
  @Test(
    arguments: [(.pageSheet, true), (.fullScreen, false)] as [(UIModalPresentationStyle, Bool)])
  func sheetsAreElevated(_ style: UIModalPresentationStyle, isElevated: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let shown = UIViewController()
    shown.modalPresentationStyle = style
    window.rootViewController?.present(shown, animated: false)
    #expect((shown.view.traitCollection.userInterfaceLevel == .elevated) == isElevated)
    #expect(window.traitCollection.userInterfaceLevel == .base)
    #expect(shown.view.drawnShade(in: []).contains(.elevated) == isElevated)
  }

  // MARK: Materials

  /// A material follows the appearance unless its name says one, and the picture names it.
  @Test func materialsAreFlatColours() {
    func white(_ style: UIBlurEffect.Style, _ appearance: ColorAppearance) -> CGFloat {
      CurrentAppearance.perform(in: appearance) { style.flatColor.sRGB.red }
    }
    #expect(white(.systemMaterial, .light) > 0.9 && white(.systemMaterial, .dark) < 0.2)
    #expect(white(.systemMaterialLight, .dark) > 0.9 && white(.systemMaterialDark, .light) < 0.2)
    let order: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial,
    ]
    let alphas = order.map { $0.flatColor.alpha }
    #expect(alphas == alphas.sorted() && Set(alphas).count == order.count)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let omissions = view.pictureOmissions()
    #expect(omissions.materials == ["systemThinMaterial": 1])
    #expect(
      omissions.sentence
        == "Not drawn as on the system: 1 material as flat colours (systemThinMaterial).")
  }

  /// Material words of documents are the names of styles.
  @Test func documentsNameMaterials() {
    #expect(UIBlurEffect.Style(word: "systemChromeMaterialDark") == .systemChromeMaterialDark)
    #expect(UIBlurEffect.Style(word: "extraLight") == .extraLight)
    #expect(UIBlurEffect.Style(word: "unknown") == .regular)
  }

  // MARK: Direction and states

  /// A slider's minimum is at the right, and a bar's leading item too.
  @Test func controlsAreMirrored() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.semanticContentAttribute = .forceRightToLeft
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == track.maxX)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.semanticContentAttribute = .forceRightToLeft
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    bar.items = [item]
    #expect(bar.capsules == [CGRect(x: 260, y: 0, width: 44, height: 44)])
  }

  /// A configured button has round ends in glass, unless it asks for a corner.
  @Test func buttonsOfGlassAreCapsules() {
    var look = UIButton.Configuration.filled()
    let size = CGSize(width: 80, height: 34)
    #expect(
      look.radius(for: size, isGlass: true) == 17 && look.radius(for: size, isGlass: false) == 6)
    look.cornerStyle = .large
    #expect(look.radius(for: size, isGlass: true) == 9)
  }
}
