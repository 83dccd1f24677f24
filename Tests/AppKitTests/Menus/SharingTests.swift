import AppKit
import TestSupport
import Testing

/// Services, bars and feedback that this system lacks, as values; Apple, "NSSharingService", "NSTouchBar".
@MainActor struct SharingTests {
  final class Delegate: NSObject, NSSharingServiceDelegate, NSSharingServicePickerDelegate {
    var heard: [String] = []
    func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {
      heard.append("will")
    }
    func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {
      heard.append("did")
    }
    func sharingServicePicker(
      _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
      proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService] {
      [NSSharingService(title: "Own", image: NSImage(), alternateImage: nil) {}]
    }
    func sharingServicePicker(
      _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
    ) {
      heard.append("closed")
    }
  }

  @Test func ownServicesShare() {
    var shared = 0
    let delegate = Delegate()
    let service = NSSharingService(title: "A", image: NSImage(), alternateImage: nil) {
      shared += 1
    }
    service.delegate = delegate
    service.perform(withItems: ["x"])
    #expect(shared == 1 && delegate.heard == ["will", "did"] && service.canPerform(withItems: nil))
    (service.recipients, service.subject, service.menuItemTitle) = (["a"], "b", "c")
    #expect(service.recipients == ["a"] && service.subject == "b" && service.menuItemTitle == "c")
    #expect(service.title == "A" && service.alternateImage == nil && service.image.size == .zero)
    #expect(
      service.messageBody == nil && service.permanentLink == nil && service.accountName == nil)
    #expect(service.attachmentFileURLs == nil && NSSharingService(named: .composeEmail) == nil)
    #expect(NSSharingService.sharingServices(forItems: ["x"]).isEmpty)
    let names: [NSSharingService.Name] = [
      .composeEmail, .composeMessage, .sendViaAirDrop, .addToSafariReadingList, .addToIPhoto,
      .addToAperture, .useAsDesktopPicture, .cloudSharing,
    ]
    #expect(Set(names).count == 8)
    delegate.sharingService(service, didFailToShareItems: [], error: CocoaError(.fileNoSuchFile))
    #expect(delegate.sharingService(service, sourceFrameOnScreenForShareItem: 1) == .zero)
    var rect = NSRect.zero
    #expect(
      delegate.sharingService(service, transitionImageForShareItem: 1, contentRect: &rect) == nil)
    var scope = NSSharingService.SharingContentScope.full
    #expect(
      delegate.sharingService(service, sourceWindowForShareItems: [], sharingContentScope: &scope)
        == nil)
    let picker = NSSharingServicePicker(items: ["x"])
    picker.delegate = delegate
    #expect(picker.standardShareMenuItem.submenu?.item(at: 0)?.title == "Own")
    picker.show(relativeTo: .zero, of: NSView(), preferredEdge: .minY)
    picker.close()
    #expect(delegate.heard.last == "closed")
    #expect(delegate.sharingServicePicker(picker, delegateFor: service) == nil)
  }

  final class Bars: NSObject, NSTouchBarDelegate, NSTouchBarProvider, NSServicesMenuRequestor {
    var touchBar: NSTouchBar?
    func touchBar(
      _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
    ) -> NSTouchBarItem? { NSCustomTouchBarItem(identifier: identifier) }
  }

  @Test func touchBarsHaveItems() throws {
    let (bar, bars) = (NSTouchBar(), Bars())
    bar.delegate = bars
    bar.templateItems = [NSTouchBarItem(identifier: .init("own"))]
    bar.defaultItemIdentifiers = [.init("own"), .flexibleSpace]
    #expect(bar.itemIdentifiers.count == 2 && bar.item(forIdentifier: .init("own"))?.view == nil)
    let made = try #require(bar.item(forIdentifier: .init("made")) as? NSCustomTouchBarItem)
    made.view = NSButton()
    #expect(made.view is NSButton && made.viewController == nil && !made.isVisible)
    made.viewController = NSViewController()
    #expect(made.viewController != nil && made.customizationLabel == "")
    made.visibilityPriority = .high
    #expect(
      NSTouchBarItem.Priority.low.rawValue == -1000 && NSTouchBarItem.Priority.normal.rawValue == 0)
    #expect(
      KeptProperty.lapses(
        in: bar,
        [
          KeptProperty(\.customizationIdentifier, default: nil, other: "a"),
          KeptProperty(
            \.customizationAllowedItemIdentifiers, default: [], other: [.fixedSpaceSmall]),
          KeptProperty(
            \.customizationRequiredItemIdentifiers, default: [], other: [.fixedSpaceLarge]),
          KeptProperty(\.principalItemIdentifier, default: nil, other: .otherItemsProxy),
          KeptProperty(\.escapeKeyReplacementItemIdentifier, default: nil, other: .candidateList),
        ]) == [])
    #expect(!bar.isVisible && !NSTouchBar.isAutomaticCustomizeTouchBarMenuItemEnabled)
    let names: [NSTouchBarItem.Identifier] = [
      .characterPicker, .textColorPicker, .textStyle, .textAlignment, .textList, .textFormat,
    ]
    #expect(Set(names).count == 6)
    let button = NSButtonTouchBarItem(identifier: .init("b"), title: "B", target: nil, action: "b:")
    #expect(
      button.title == "B" && button.action == "b:" && button.isEnabled && button.target == nil)
    button.bezelColor = .red
    #expect(
      NSButtonTouchBarItem(identifier: .init("b"), image: NSImage(), target: nil, action: nil).image
        != nil)
    let group = NSGroupTouchBarItem(identifier: .init("g"), items: [button])
    group.customizationLabel = "G"
    #expect(group.groupTouchBar.itemIdentifiers.count == 1 && group.customizationLabel == "G")
    let popover = NSPopoverTouchBarItem(identifier: .init("p"))
    popover.showPopover(nil)
    popover.dismissPopover(nil)
    popover.pressAndHoldTouchBar = popover.popoverTouchBar
    (popover.collapsedRepresentationLabel, popover.showsCloseButton) = ("P", true)
    #expect(popover.pressAndHoldTouchBar != nil && popover.collapsedRepresentationImage == nil)
    let slider = NSSliderTouchBarItem(identifier: .init("s"))
    slider.doubleValue = 0.5
    #expect(slider.slider.doubleValue == 0.5 && slider.label == nil && slider.action == nil)
    let responder = NSView()
    responder.touchBar = bar
    #expect(
      responder.touchBar === bar && NSView().touchBar == nil && NSView().makeTouchBar() == nil)
    #expect(!bars.writeSelection(to: .general, types: []) && !bars.readSelection(from: .general))
    #expect((bars as any NSTouchBarProvider).touchBar == nil)
  }

  final class Listener: NSObject, NSSoundDelegate {
    var ended = false
    func sound(_ sound: NSSound, didFinishPlaying flag: Bool) { ended = flag }
  }

  @Test func feedbackDoesNothing() throws {
    NSHapticFeedbackManager.defaultPerformer.perform(.levelChange, performanceTime: .drawCompleted)
    let performer: any NSHapticFeedbackPerformer = NSHapticFeedbackManager.defaultPerformer
    performer.perform(.generic, performanceTime: .now)
    let sound = try #require(NSSound(named: "Ping"))
    let listener = Listener()
    sound.delegate = listener
    #expect(sound.play() && listener.ended && !sound.isPlaying && sound.name == "Ping")
    #expect(!sound.pause() && !sound.resume() && !sound.stop() && sound.duration == 0)
    #expect(sound.setName("Pong") && sound.name == "Pong" && NSSound(named: "") == nil)
    #expect(NSSound(data: Data()) == nil && NSSound(data: Data([1])) != nil)
    #expect(NSSound(contentsOfFile: "/no", byReference: true) == nil)
    (sound.loops, sound.volume, sound.currentTime) = (true, 0.5, 1)
    sound.playbackDeviceIdentifier = "a"
    #expect(sound.loops && sound.volume == 0.5 && sound.playbackDeviceIdentifier == "a")
    NSBeep()
    let pressure = NSPressureConfiguration(pressureBehavior: .primaryClick)
    pressure.set()
    #expect(pressure.pressureBehavior == .primaryClick)
  }
}
