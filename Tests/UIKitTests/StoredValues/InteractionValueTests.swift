import Foundation
import FoundationShims
import Testing
import UIKit

/// Interactions that a machine without fingers keeps as data.
///
/// Sources: Apple's documentation of each class.
@MainActor @Suite struct InteractionValueTests {
  final class Everything: NSObject, UIPointerInteractionDelegate, UIDragInteractionDelegate,
    UIDropInteractionDelegate, UITableViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate, UIEditMenuInteractionDelegate,
    UIContextMenuInteractionDelegate, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate,
    UISheetPresentationControllerDelegate
  {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))] }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(title: "\(configuration.sourcePoint.x)", children: suggestedActions) }
  }

  final class Session: NSObject, UIDropSession, UIDragSession {
    var items: [UIDragItem] = []
    var allowsMoveOperation: Bool { true }
    var isRestrictedToDraggingApplication: Bool { false }
    var localContext: Any?
    var localDragSession: (any UIDragSession)? { self }
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    var progress: Progress { Progress(totalUnitCount: 1) }
    func location(in view: UIView) -> CGPoint { .zero }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
      items.contains { item in
        typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
      }
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
    func loadObjects(
      ofClass aClass: any NSItemProviderReading.Type,
      completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress { progress }
  }

  @Test func pointers() {
    let delegate = Everything()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.delegate === delegate && interaction.isEnabled)
    interaction.invalidate()
    let region = UIPointerRegion(rect: view.bounds, identifier: "whole")
    expectStored(region, \.latchingAxes, from: [], to: .both)
    #expect(delegate.pointerInteraction(interaction, styleFor: region) == nil)
    let preview = UITargetedPreview(view: view)
    #expect(preview.size == CGSize(width: 20, height: 10) && preview.target.center == view.center)
    let moved = preview.retargetedPreview(
      with: UIPreviewTarget(container: view, center: .zero, transform: .identity))
    #expect(moved.target.center == .zero && moved.target.container === view)
    #expect(moved.target.transform == .identity && moved.view === view)
    for effect in [
      UIPointerEffect.automatic(preview), .highlight(preview), .lift(preview),
      .hover(preview, preferredTintMode: .underlay),
    ] { #expect(effect.preview === preview) }
    let style = UIPointerStyle(effect: .lift(preview), shape: .roundedRect(view.bounds))
    style.accessories = [.arrow(.topRight), .arrow(.bottomLeft)]
    #expect(style.accessories.map(\.position) == [.topRight, .bottomLeft])
    #expect(style.accessories.allSatisfy { !$0.orientationMatchesAngle })
    #expect(
      UIPointerStyle(shape: .verticalBeam(length: 5), constrainedAxes: .vertical).accessories
        .isEmpty)
    #expect(UIPointerStyle.hidden() !== UIPointerStyle.system())
    #expect(
      UIPointerAccessory(.horizontalBeam(length: 2), position: .bottomRight).position.angle == 3
        * .pi / 4)
    #expect(UIPointerAccessory.Position.topLeft.angle > UIPointerAccessory.Position.left.angle)
    let parameters = UIPreviewParameters()
    expectHeld(parameters, \.visiblePath, UIBezierPath())
    expectHeld(parameters, \.shadowPath, UIBezierPath())
    #expect(UIPreviewParameters(textLineRects: []).backgroundColor == .systemBackground)
  }

  @Test func dragAndDrop() {
    let everything = Everything()
    let view = UIView()
    let drag = UIDragInteraction(delegate: everything)
    let drop = UIDropInteraction(delegate: everything)
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(drag.view === view && drop.view === view && drag.isEnabled)
    #expect(drag.delegate === everything && drop.delegate === everything)
    #expect(!UIDragInteraction.isEnabledByDefault)
    expectStored(drag, \.allowsSimultaneousRecognitionDuringLift, from: false, to: true)
    expectStored(drop, \.allowsSimultaneousDropSessions, from: false, to: true)
    let table = UITableView()
    expectHeldDelegate(table.dragDelegate)
    table.dragDelegate = everything
    table.dropDelegate = everything
    let session = Session()
    session.items =
      table.dragDelegate?.tableView(
        table, itemsForBeginning: session, at: IndexPath(row: 0, section: 0)) ?? []
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.png"]))
    let item = session.items[0]
    item.localObject = 3
    #expect(item.localObject as? Int == 3 && item.previewProvider == nil)
    let proposal = table.dropDelegate?.tableView(
      table, dropSessionDidUpdate: session, withDestinationIndexPath: nil)
    #expect(proposal?.operation == .cancel && proposal?.intent == .unspecified)
    expectStored(
      UITableViewDropProposal(operation: .move, intent: .automatic), \.prefersFullSizePreview,
      from: false, to: true)
    expectStored(
      UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath),
      \.isPrecise, from: false, to: true)
    #expect(everything.dropInteraction(drop, canHandle: session))
    #expect(everything.dropInteraction(drop, sessionDidUpdate: session).operation == .cancel)
    #expect(
      everything.dragInteraction(drag, previewForLifting: item, session: session) == nil)
    #expect(everything.dragInteraction(drag, sessionAllowsMoveOperation: session))
    everything.dropInteraction(drop, performDrop: session)
    everything.dropInteraction(drop, concludeDrop: session)
    let look = UIDragPreview(view: view, parameters: UIDragPreviewParameters())
    #expect(look.view === view && UIDragPreview(view: view).parameters !== look.parameters)
    #expect(
      UITargetedDragPreview(
        view: view, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(container: view, center: .zero)
      ).view === view)
    expectStored(table, \.dragInteractionEnabled, from: true, to: false)
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    expectStored(table, \.remembersLastFocusedIndexPath, from: false, to: true)
    expectStored(table, \.selectionFollowsFocus, from: false, to: true)
    expectStored(table, \.allowsFocus, from: false, to: true)
    let path = IndexPath(row: 0, section: 0)
    #expect(everything.tableView(table, dragPreviewParametersForRowAt: path) == nil)
    #expect(everything.tableView(table, dropPreviewParametersForRowAt: path) == nil)
    #expect(!everything.tableView(table, dragSessionIsRestrictedToDraggingApplication: session))
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(everything.collectionView(collection, dragPreviewParametersForItemAt: path) == nil)
    #expect(everything.collectionView(collection, dropPreviewParametersForItemAt: path) == nil)
    #expect(everything.collectionView(collection, dragSessionAllowsMoveOperation: session))
  }
  private func expectHeldDelegate(_ value: AnyObject?) { #expect(value == nil) }

  final class Note: NSObject, NSItemProviderReading {
    let text: String
    init(text: String) { self.text = text }
    static let readableTypeIdentifiersForItemProvider = ["org.example.note"]
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
      Note(text: String(decoding: data, as: UTF8.self))
    }
  }

  final class Builder: UIMenuBuilder {
    var system: UIMenuSystem { .main }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
    func action(for identifier: UIAction.Identifier) -> UIAction? { nil }
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
    func replaceChildren(
      ofMenu parentIdentifier: UIMenu.Identifier,
      from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {}
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {}
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {}
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {}
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
    func remove(menu removedIdentifier: UIMenu.Identifier) {}
  }

  @Test func itemProviders() async throws {
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data([1, 2]), nil)
      return nil
    }
    let loaded = LockedBox<[String]>([])
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
      loaded.value.append("\(data?.count ?? 0) \(error == nil)")
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.jpeg") { data, error in
      loaded.value.append("\(data?.count ?? 0) \(error == nil)")
    }
    provider.loadItem(forTypeIdentifier: "public.png") { item, _ in
      loaded.value.append("\((item as? NSData)?.length ?? 0)")
    }
    #expect(loaded.value == ["2 true", "0 false", "2"])
    expectStored(provider, \.suggestedName, from: nil, to: "a.png")
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/none")) == nil)
    #expect(
      NSItemProvider(item: "a" as NSString, typeIdentifier: "public.text")
        .hasItemConformingToTypeIdentifier("public.text"))
    // Asking does not load, and a handler may ask the provider itself.
    let asked = LockedBox(0)
    let own = NSItemProvider()
    own.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
      [weak own] in
      asked.value += own?.registeredTypeIdentifiers.count ?? 0
      $0(Data(), nil)
      return nil
    }
    #expect(!own.canLoadObject(ofClass: Note.self) && asked.value == 0)
    own.loadDataRepresentation(forTypeIdentifier: "public.data") { _, _ in }
    #expect(asked.value == 1)
    _ = NSItemProvider.ErrorCode.unavailableCoercionError
    _ = NSItemProvider.ErrorCode.unexpectedValueClassError
  }

  @Test func pasting() {
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
    configuration.addAcceptableTypeIdentifiers(["public.utf8-plain-text"])
    let view = UIView()
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(!view.canPaste([provider]))
    view.pasteConfiguration = configuration
    #expect(view.canPaste([provider]))
    view.paste(itemProviders: [provider])
    configuration.addTypeIdentifiers(forAccepting: Note.self)
    #expect(configuration.acceptableTypeIdentifiers.last == "org.example.note")
    #expect(UIPasteConfiguration(forAccepting: Note.self).acceptableTypeIdentifiers.count == 1)
    let notes = NSItemProvider()
    notes.registerDataRepresentation(forTypeIdentifier: "org.example.note", visibility: .all) {
      $0(Data("hello".utf8), nil)
      return nil
    }
    #expect(notes.canLoadObject(ofClass: Note.self) && !provider.canLoadObject(ofClass: Note.self))
    let text = LockedBox("")
    notes.loadObject(ofClass: Note.self) { note, _ in text.value = (note as? Note)?.text ?? "none" }
    #expect(text.value == "hello")
    provider.loadObject(ofClass: Note.self) { note, error in
      text.value = "\(note == nil) \(error != nil)"
    }
    #expect(text.value == "true true")
    view.buildMenu(with: Builder())
  }

  @Test func movedCells() {
    final class Source: NSObject, UICollectionViewDataSource {
      var items = [0, 1, 2]
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { items.count }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
      { indexPath.item != 2 }
      func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }
    let source = Source()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 170, height: 50),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(!collection.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 145, y: 25))
    collection.endInteractiveMovement()
    #expect(source.items == [1, 2, 0])
    collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    collection.cancelInteractiveMovement()
    #expect(source.items == [1, 2, 0])
    #expect(source.indexTitles(for: collection) == nil)
    expectStored(collection, \.reorderingCadence, from: .immediate, to: .slow)
    expectStored(collection, \.selfSizingInvalidation, from: .enabled, to: .disabled)
    expectStored(collection, \.isEditing, from: false, to: true)
    let flow = UICollectionViewFlowLayout()
    expectStored(flow, \.sectionHeadersPinToVisibleBounds, from: false, to: true)
    expectStored(flow, \.sectionFootersPinToVisibleBounds, from: false, to: true)
  }

  @Test func menus() {
    let everything = Everything()
    let interaction = UIEditMenuInteraction(delegate: everything)
    let view = UIView()
    view.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(
      identifier: nil, sourcePoint: CGPoint(x: 3, y: 4))
    expectStored(configuration, \.preferredArrowDirection, from: .automatic, to: .left)
    interaction.presentEditMenu(with: configuration)
    interaction.reloadVisibleMenu()
    #expect(interaction.location(in: view) == .zero)
    #expect(everything.editMenuInteraction(interaction, targetRectFor: configuration) == .zero)
    interaction.dismissMenu()
    let selector = Selector("show:")
    let command = UICommand(title: "Show", action: selector, propertyList: 1, state: .on)
    #expect(command.title == "Show" && command.action == selector && command.state == .on)
    #expect(command.propertyList as? Int == 1 && command.discoverabilityTitle == nil)
    view.validate(command)
    let key = UIKeyCommand(input: "a", modifierFlags: .command, action: selector)
    expectStored(key, \.wantsPriorityOverSystemBehavior, from: false, to: true)
    expectStored(key, \.allowsAutomaticLocalization, from: true, to: false)
    expectStored(key, \.allowsAutomaticMirroring, from: true, to: false)
    UIMenuSystem.main.setNeedsRebuild()
    UIMenuSystem.context.setNeedsRevalidate()
    let context = UIContextMenuInteraction(delegate: everything)
    let menu = UIContextMenuConfiguration()
    #expect(
      everything.contextMenuInteraction(
        context, previewForHighlightingMenuWithConfiguration: menu) == nil)
    #expect(
      everything.contextMenuInteraction(context, previewForDismissingMenuWithConfiguration: menu)
        == nil)
    #expect(UIContextMenuInteractionCommitStyle.pop.rawValue == 1)
  }

  @Test func dynamics() {
    let everything = Everything()
    let reference = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let ball = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    reference.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: reference)
    animator.delegate = everything
    everything.dynamicAnimatorWillResume(animator)
    everything.dynamicAnimatorDidPause(animator)
    let gravity = UIGravityBehavior(items: [ball])
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0) && gravity.magnitude == 2)
    let collision = UICollisionBehavior(items: [ball])
    collision.collisionDelegate = everything
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 9, y: 0))
    #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    collision.removeAllBoundaries()
    collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
    expectStored(collision, \.collisionMode, from: .everything, to: .items)
    let snap = UISnapBehavior(item: ball, snapTo: CGPoint(x: 50, y: 50))
    expectStored(snap, \.damping, from: 0.5, to: 1)
    expectStored(snap, \.snapPoint, from: CGPoint(x: 50, y: 50), to: .zero)
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 2), for: ball)
    #expect(push.targetOffsetFromCenter(for: ball).vertical == 2 && push.mode == .instantaneous)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(push.magnitude == 5)
    expectStored(push, \.active, from: true, to: false)
    let attachment = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 15, y: 55))
    #expect(attachment.length == 40 && attachment.attachedBehaviorType == .anchor)
    #expect(UIAttachmentBehavior(item: ball, attachedTo: reference).attachedBehaviorType == .items)
    expectStored(attachment, \.frequency, from: 0, to: 1)
    expectStored(attachment, \.frictionTorque, from: 0, to: 1)
    expectStored(attachment, \.anchorPoint, from: CGPoint(x: 15, y: 55), to: .zero)
    let body = UIDynamicItemBehavior(items: [ball])
    body.addLinearVelocity(CGPoint(x: 1, y: 2), for: ball)
    body.addLinearVelocity(CGPoint(x: 1, y: 0), for: ball)
    body.addAngularVelocity(3, for: ball)
    #expect(body.linearVelocity(for: ball) == CGPoint(x: 2, y: 2))
    #expect(body.angularVelocity(for: ball) == 3)
    expectStored(body, \.elasticity, from: 0, to: 1)
    expectStored(body, \.friction, from: 0, to: 1)
    expectStored(body, \.density, from: 1, to: 2)
    expectStored(body, \.resistance, from: 0, to: 1)
    expectStored(body, \.angularResistance, from: 0, to: 1)
    expectStored(body, \.charge, from: 0, to: 1)
    expectStored(body, \.isAnchored, from: false, to: true)
    expectStored(body, \.allowsRotation, from: true, to: false)
    let all = UIDynamicBehavior()
    for child in [gravity, collision, snap, push, attachment, body] { all.addChildBehavior(child) }
    all.removeChildBehavior(body)
    #expect(all.childBehaviors.count == 5)
    animator.addBehavior(all)
    animator.addBehavior(gravity)
    #expect(animator.behaviors.count == 2 && gravity.dynamicAnimator === animator)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 11, height: 11)).count == 1)
    #expect(animator.items(in: CGRect(x: 50, y: 0, width: 11, height: 11)).isEmpty)
    #expect(!animator.isRunning && animator.elapsedTime == 0)
    animator.updateItem(usingCurrentState: ball)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    #expect(ball.collisionBoundsType == .rectangle && ball.collisionBoundingPath.isEmpty)
    #expect(ball.frame.origin == CGPoint(x: 10, y: 10))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    let layout = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    layout.addBehavior(UIGravityBehavior(items: [attributes]))
    #expect(layout.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) === attributes)
  }
}

/// A value under a lock.
final class LockedBox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  init(_ value: Value) { stored = value }
  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
