import Foundation
import NibBuilding
import Testing
import UIKit

final class CardView: UIView, NibConnectable {
  var title: UILabel!
  var radius: CGFloat = 0
  class var nibConnections: NibConnections {
    NibConnections()
      .outlet("title", \CardView.title)
      .attribute("radius", \CardView.radius)
      .action("open:") { (card: CardView, sender) in card.open(sender) }
  }
  func open(_ sender: AnyObject?) {}
}

final class ListController: UIViewController {
  var prepared: [String?] = []
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier)
  }
}

/// The code of `Documentation/Guides/Documents.md` for iOS.
@MainActor struct DocumentsGuideTests {
  @Test func aStoryboardsSegue() {
    NibClasses.register(ListController.self)

    let list: ListController = UIStoryboard(name: "Guide", bundle: .module)
      .instantiateViewController(identifier: "List")
    list.performSegue(withIdentifier: "detail", sender: nil)  // prepare, then present

    #expect(list.prepared == ["detail"])
    #expect(list.presentedViewController?.title == "Detail")
  }

  @Test func aNibsView() throws {
    NibClasses.register(CardView.self)
    let views = UINib(nibName: "GuideCard", bundle: .module).instantiate(withOwner: nil)
    let card = try #require(views.first as? CardView)
    #expect(card.title.text == "Hello" && card.radius == 4)
  }
}
