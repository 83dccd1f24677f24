import Foundation
import Testing
import UIKit
import ViewPreviews

/// Previews of UIKit's views and controllers.
///
/// Source: Apple, "Preview", "PreviewTrait" and "PreviewRegistry" of DeveloperToolsSupport.
@MainActor struct PreviewTests {
  private func label(_ text: String = "A label") -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func size(_ preview: Preview) throws -> CGSize {
    let window = try #require(preview.makeWindow())
    defer { window.isHidden = true }
    #expect(!window.isHidden)
    return window.bounds.size
  }

  @Test func sizesOfViews() throws {
    let screen = UIScreen.main.bounds.size
    let fitting = label().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting.width > 0 && fitting.width < screen.width)
    #expect(try size(Preview { label() }) == screen)
    #expect(try size(Preview(traits: .defaultLayout) { label() }) == screen)
    #expect(try size(Preview(traits: .sizeThatFitsLayout) { label() }) == fitting)
    let fixed = PreviewTrait<Preview.ViewTraits>.fixedLayout(width: 120, height: 40)
    #expect(try size(Preview(traits: fixed) { label() }) == CGSize(width: 120, height: 40))
    // The last layout counts.
    #expect(try size(Preview(traits: fixed, .sizeThatFitsLayout) { label() }) == fitting)
    let frame = CGRect(x: 10, y: 10, width: 30, height: 20)
    #expect(try size(Preview { UIView(frame: frame) }) == frame.size)
    #expect(try size(Preview(traits: .sizeThatFitsLayout) { UIView(frame: frame) }) == frame.size)
    #expect(try size(Preview(traits: .sizeThatFitsLayout) { UIView() }) == screen)
  }

  /// A view fills its window, unless its own constraints require another size.
  @Test func viewsFillTheirWindow() throws {
    let own = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    let window = try #require(Preview { own }.makeWindow())
    defer { window.isHidden = true }
    #expect(own.frame == window.bounds)
    let free = UIView()
    free.translatesAutoresizingMaskIntoConstraints = false
    let width = free.widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    let other = try #require(
      Preview(traits: .fixedLayout(width: 200, height: 50)) { free }.makeWindow())
    defer { other.isHidden = true }
    #expect(free.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
    width.isActive = false
    other.layoutIfNeeded()
    #expect(free.frame == other.bounds)
  }

  private final class Controller: UIViewController {
    var events: [String] = []
    override func viewDidLoad() {
      events.append("loaded")
      view.backgroundColor = .red
    }
    override func viewDidAppear(_ animated: Bool) { events.append("appeared") }
  }

  @Test func controllersAppear() throws {
    let controller = Controller()
    let preview = Preview("Red") { controller }
    #expect(preview.name == "Red" && controller.events.isEmpty)
    let window = try #require(preview.makeWindow())
    #expect(window.rootViewController === controller)
    #expect(controller.events == ["loaded", "appeared"])
    #expect(window.frame == UIScreen.main.bounds && controller.view.frame == window.bounds)
    window.isHidden = true
  }

  @Test func sizesOfControllers() throws {
    func controller() -> UIViewController {
      let controller = UIViewController()
      controller.preferredContentSize = CGSize(width: 80, height: 60)
      return controller
    }
    #expect(try size(Preview { controller() }) == UIScreen.main.bounds.size)
    #expect(
      try size(Preview(traits: .sizeThatFitsLayout) { UIViewController() })
        == UIScreen.main.bounds.size)
    #expect(
      try size(Preview(traits: .sizeThatFitsLayout) { controller() })
        == CGSize(width: 80, height: 60))
    #expect(
      try size(Preview(traits: .fixedLayout(width: 50, height: 40)) { controller() })
        == CGSize(width: 50, height: 40))
  }

  @Test(
    arguments: [
      (.portrait, false), (.portraitUpsideDown, false), (.landscapeLeft, true),
      (.landscapeRight, true),
    ] as [(PreviewTrait<Preview.ViewTraits>, Bool)])
  func orientations(trait: PreviewTrait<Preview.ViewTraits>, isLandscape: Bool) throws {
    let before = UIScreen.main.isLandscape
    defer { UIScreen.main.isLandscape = before }
    UIScreen.main.isLandscape = !isLandscape
    let window = try #require(Preview(traits: trait) { UIViewController() }.makeWindow())
    #expect(UIScreen.main.isLandscape == isLandscape)
    #expect((window.bounds.width > window.bounds.height) == isLandscape)
    window.isHidden = true
  }

  private struct CardPreview: PreviewRegistry {
    static var fileID: String { #fileID }
    static var line: Int { 7 }
    static var column: Int { 3 }
    static func makePreview() throws -> Preview {
      Preview("Card", traits: .landscapeLeft) { UIView() }
    }
  }

  @Test func typesAreListedOnce() throws {
    RegisteredPreviews.add(CardPreview.self)
    RegisteredPreviews.add(CardPreview.self)
    let found = RegisteredPreviews.all.filter { $0 == CardPreview.self }
    let type = try #require(found.first)
    #expect(found.count == 1)
    #expect(type.fileID == "UIKitTests/PreviewTests.swift")
    #expect(type.line == 7 && type.column == 3)
    let preview = try type.makePreview()
    #expect(preview.name == "Card")
    #expect(preview.layout == .standard && preview.orientation == .landscapeLeft)
  }
}
