import NibBuilding
import TestSupport
import Testing
import UIKit

/// Documents that UIKit loads.
///
/// Each function is the example in the documentation of the type that it is named after.
@MainActor struct UIKitDocumentExamples {
  @Test func uiStoryboard() throws {
    let print = PrintedLines()
    NibClasses.register(ListController.self)
    let storyboard = UIStoryboard(name: "Guide", bundle: .module)
    let list = storyboard.instantiateViewController(withIdentifier: "List")
    print(list.isViewLoaded)
    list.performSegue(withIdentifier: "detail", sender: nil)
    print(list.presentedViewController?.title ?? "")
    let documented = try DocumentedType("UIKit/Documents/Storyboards/UIStoryboard.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiNib() throws {
    let print = PrintedLines()
    NibClasses.register(CardView.self)
    let nib = UINib(nibName: "GuideCard", bundle: .module)
    let card = nib.instantiate(withOwner: nil).first as? CardView
    print(card?.title.text ?? "", card?.frame.width ?? 0)
    let other = nib.instantiate(withOwner: nil).first as? CardView
    print(card === other)
    let documented = try DocumentedType("UIKit/Documents/Loading/UINib.swift")
    #expect(print.lines == documented.output)
  }
}
