import AppKit
import TestSupport
import Testing

/// The settings that controls and their cells keep; Apple's documentation of each class has the defaults.
@MainActor struct ControlSettingTests {
  @Test func buttonsKeepTheirSettings() {
    let button = NSButton(title: "A", target: nil, action: nil)
    #expect(
      KeptProperty.lapses(
        in: button,
        [
          KeptProperty(\.alternateTitle, default: "", other: "B"),
          KeptProperty(\.hasDestructiveAction, default: false, other: true),
          KeptProperty(\.isSpringLoaded, default: false, other: true),
          KeptProperty(\.maxAcceleratorLevel, default: 2, other: 3),
          KeptProperty(\.showsBorderOnlyWhileMouseInside, default: false, other: true),
          KeptProperty(\.imageHugsTitle, default: false, other: true),
          KeptProperty(\.allowsMixedState, default: false, other: true),
          KeptProperty(\.keyEquivalentModifierMask, default: [], other: .command),
          KeptProperty(\.ignoresMultiClick, default: false, other: true),
          KeptProperty(\.allowsExpansionToolTips, default: false, other: true),
          KeptProperty(\.isContinuous, default: false, other: true),
        ]) == [])
    button.attributedTitle = NSAttributedString(string: "C", attributes: [.kern: 1])
    #expect(
      button.title == "C"
        && button.attributedTitle.attribute(.kern, at: 0, effectiveRange: nil) != nil)
    button.title = "D"
    #expect(button.attributedTitle.string == "D")
    button.attributedAlternateTitle = NSAttributedString(string: "E")
    #expect(button.alternateTitle == "E" && button.attributedAlternateTitle.string == "E")
    button.setPeriodicDelay(1, interval: 2)
    var (delay, interval): (Float, Float) = (0, 0)
    button.getPeriodicDelay(&delay, interval: &interval)
    #expect(delay == 1 && interval == 2)
    button.highlight(true)
    #expect(button.isHighlighted && button.sound == nil && button.symbolConfiguration == nil)
    #expect(button.activeCompressionOptions.contains(.hideText))
    let options = NSUserInterfaceCompressionOptions.standardOptions.subtracting(.hideImages)
    #expect(
      !options.contains(.hideImages) && options.intersects(.reduceMetrics) && !options.isEmpty)
    #expect(options.union(.hideImages).contains(.breakEqualWidths))
    #expect(NSUserInterfaceCompressionOptions(compressionOptions: []).isEmpty)
    #expect(NSUserInterfaceCompressionOptions(identifier: "a").intersects(.hideText) == false)
    #expect(
      button.minimumSize(withPrioritizedCompressionOptions: []) == button.intrinsicContentSize)
    button.compress(withPrioritizedCompressionOptions: [])
    button.alternateImage = NSImage()
    #expect(button.alternateImage != nil)
  }

  @Test func controlsTakeValues() {
    let (one, two) = (NSTextField(string: "1"), NSTextField(string: "2"))
    one.takeIntValueFrom(two)
    one.takeFloatValueFrom(two)
    one.takeDoubleValueFrom(two)
    one.takeIntegerValueFrom(two)
    one.takeObjectValueFrom(two)
    #expect(one.intValue == 2)
    two.stringValue = "x"
    one.takeStringValueFrom(two)
    #expect(one.stringValue == "x" && one.objectValue as? String == "x")
    one.tag = 3
    #expect(one.tag == 3 && one.selectedTag() == 3 && one.selectedCell() === one.cell)
    if let cell = one.cell {
      one.selectCell(cell)
      one.drawCell(cell)
      one.drawCellInside(cell)
      one.updateCell(cell)
      one.updateCellInside(cell)
    }
    one.calcSize()
    #expect(one.expansionFrame(withFrame: .zero) == .zero)
    one.draw(withExpansionFrame: .zero, in: one)
    let editor = NSTextView(frame: .zero)
    one.edit(withFrame: .zero, editor: editor, delegate: nil, event: NSEvent())
    one.select(withFrame: .zero, editor: editor, delegate: nil, start: 0, length: 1)
    #expect(editor.string == "x" && editor.selectedRange().length == 1)
    one.endEditing(editor)
    #expect(one.sizeThatFits(NSSize(width: 90, height: 0)).width == 90)
    let label = NSTextField(wrappingLabelWithString: "one two three four five six seven")
    #expect(label.sizeThatFits(NSSize(width: 60, height: 0)).height > label.frame.height)
    #expect(
      KeptProperty.lapses(
        in: one,
        [
          KeptProperty(\.isAutomaticTextCompletionEnabled, default: true, other: false),
          KeptProperty(\.allowsCharacterPickerTouchBarItem, default: true, other: false),
          KeptProperty(\.allowsEditingTextAttributes, default: false, other: true),
          KeptProperty(\.importsGraphics, default: false, other: true),
          KeptProperty(\.allowsDefaultTighteningForTruncation, default: false, other: true),
          KeptProperty(\.allowsWritingTools, default: true, other: false),
          KeptProperty(\.contentType, default: nil, other: .URL),
          KeptProperty(\.lineBreakStrategy, default: [], other: .pushOut),
        ]) == [])
    one.placeholderAttributedString = NSAttributedString(string: "p")
    #expect((one.cell as? NSTextFieldCell)?.placeholderAttributedString?.string == "p")
  }

  @Test func slidersAndLevelsKeepTheirSettings() {
    #expect(
      KeptProperty.lapses(
        in: NSSlider(),
        [
          KeptProperty(\.neutralValue, default: 0, other: 1),
          KeptProperty(\.altIncrementValue, default: -1, other: 2),
          KeptProperty(\.allowsTickMarkValuesOnly, default: false, other: true),
          KeptProperty(\.tintProminence, default: .automatic, other: .primary),
          KeptProperty(\.trackFillColor, default: nil, other: .red),
        ]) == [])
    #expect(NSSlider(target: nil, action: nil).knobThickness > 0)
    let level = NSLevelIndicator()
    #expect(
      KeptProperty.lapses(
        in: level,
        [
          KeptProperty(\.fillColor, default: .systemGreen, other: .blue),
          KeptProperty(\.warningFillColor, default: .systemYellow, other: .blue),
          KeptProperty(\.criticalFillColor, default: .systemRed, other: .blue),
          KeptProperty(\.drawsTieredCapacityLevels, default: false, other: true),
          KeptProperty(\.placeholderVisibility, default: .automatic, other: .always),
          KeptProperty(\.ratingImage, default: nil, other: NSImage()),
          KeptProperty(\.ratingPlaceholderImage, default: nil, other: NSImage()),
          KeptProperty(\.numberOfTickMarks, default: 0, other: 6),
          KeptProperty(\.numberOfMajorTickMarks, default: 0, other: 2),
          KeptProperty(\.tickMarkPosition, default: .below, other: .above),
        ]) == [])
    #expect(level.tickMarkValue(at: 5) == 5)
    #expect(NSLevelIndicatorCell(levelIndicatorStyle: .rating).levelIndicatorStyle == .rating)
    let progress = NSProgressIndicator(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    progress.increment(by: 30)
    progress.startAnimation(nil)
    #expect(progress.doubleValue == 30 && progress.isAnimating)
    progress.stopAnimation(nil)
    progress.sizeToFit()
    #expect(!progress.isAnimating && progress.frame.height < 50 && progress.usesThreadedAnimation)
    #expect(
      progress.isBezeled && progress.controlTint == .defaultControlTint
        && progress.observedProgress == nil)
  }

  @Test func segmentsKeepTheirSettings() throws {
    let control = NSSegmentedControl(
      images: [NSImage(), NSImage()], trackingMode: .selectAny, target: nil, action: nil)
    control.setTag(5, forSegment: 1)
    control.setMenu(NSMenu(), forSegment: 0)
    control.setShowsMenuIndicator(true, forSegment: 0)
    control.setToolTip("t", forSegment: 0)
    control.setImageScaling(.scaleNone, forSegment: 0)
    control.setAlignment(.right, forSegment: 0)
    #expect(control.tag(forSegment: 1) == 5 && control.menu(forSegment: 0) != nil)
    #expect(control.showsMenuIndicator(forSegment: 0) && control.toolTip(forSegment: 0) == "t")
    #expect(
      control.imageScaling(forSegment: 0) == .scaleNone
        && control.alignment(forSegment: 0) == .right)
    #expect(control.selectSegment(withTag: 5) && control.selectedTag() == 5)
    #expect(control.indexOfSelectedItem == 1 && !control.selectSegment(withTag: 9))
    #expect(control.selectedSegmentBezelColor == nil && control.segmentDistribution == .fit)
    #expect(!control.isSpringLoaded && control.doubleValueForSelectedSegment == 0)
    #expect(control.activeCompressionOptions === NSUserInterfaceCompressionOptions.standardOptions)
    #expect(
      control.minimumSize(withPrioritizedCompressionOptions: []) == control.intrinsicContentSize)
    control.compress(withPrioritizedCompressionOptions: [])
    let cell = try #require(control.cell as? NSSegmentedCell)
    cell.makeNextSegmentKey()
    #expect(cell.selectedSegment == 0 && cell.segmentCount == 2 && cell.trackingMode == .selectAny)
    cell.makePreviousSegmentKey()
    cell.setLabel("L", forSegment: 0)
    cell.setWidth(30, forSegment: 0)
    cell.setEnabled(false, forSegment: 0)
    cell.setSelected(true, forSegment: 0)
    cell.setTag(7, forSegment: 0)
    cell.setMenu(nil, forSegment: 0)
    cell.setImage(nil, forSegment: 0)
    #expect(cell.label(forSegment: 0) == "L" && cell.width(forSegment: 0) == 30)
    #expect(!cell.isEnabled(forSegment: 0) && cell.isSelected(forSegment: 0))
    #expect(cell.tag(forSegment: 0) == 7 && cell.menu(forSegment: 0) == nil)
    #expect(cell.image(forSegment: 0) == nil && cell.selectSegment(withTag: 7))
    cell.drawSegment(0, inFrame: .zero, with: control)
    #expect(cell.segmentStyle == .automatic)
  }

  final class Items: NSObject, NSComboBoxDataSource, NSComboBoxDelegate {
    var heard = 0
    func numberOfItems(in comboBox: NSComboBox) -> Int { 2 }
    func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? {
      "item \(index)"
    }
    func comboBoxSelectionDidChange(_ notification: Notification) { heard += 1 }
  }

  @Test func comboBoxesHaveItems() throws {
    let (box, items) = (NSComboBox(), Items())
    box.delegate = items
    box.addItems(withObjectValues: ["a", "b"])
    box.addItem(withObjectValue: "c")
    box.insertItem(withObjectValue: "z", at: 0)
    #expect(box.numberOfItems == 4 && box.objectValues as? [String] == ["z", "a", "b", "c"])
    box.selectItem(at: 1)
    #expect(box.stringValue == "a" && box.indexOfSelectedItem == 1 && items.heard == 1)
    #expect(box.objectValueOfSelectedItem as? String == "a" && box.completedString("B") == "b")
    box.selectItem(withObjectValue: "c")
    #expect(box.stringValue == "c" && box.indexOfItem(withObjectValue: "q") == NSNotFound)
    box.deselectItem(at: 3)
    box.removeItem(withObjectValue: "z")
    box.removeItem(at: 0)
    #expect(box.indexOfSelectedItem == -1 && box.numberOfItems == 2)
    let cell = try #require(box.cell as? NSComboBoxCell)
    cell.addItem(withObjectValue: "d")
    cell.addItems(withObjectValues: ["e"])
    cell.selectItem(at: 2)
    #expect(
      cell.numberOfItems == 4 && cell.indexOfSelectedItem == 2 && cell.objectValues.count == 4)
    #expect(
      cell.objectValueOfSelectedItem as? String == "d"
        && cell.itemObjectValue(at: 3) as? String == "e")
    #expect(cell.completedString("e") == "e" && !cell.completes && cell.numberOfVisibleItems == 5)
    cell.removeAllItems()
    box.usesDataSource = true
    box.dataSource = items
    box.selectItem(at: 1)
    #expect(cell.usesDataSource && box.stringValue == "item 1" && box.completedString("i") == nil)
    #expect(items.comboBox(box, indexOfItemWithStringValue: "a") == NSNotFound)
    box.reloadData()
    box.noteNumberOfItemsChanged()
    box.scrollItemAtIndexToTop(0)
    box.scrollItemAtIndexToVisible(0)
    #expect(box.hasVerticalScroller && box.isButtonBordered && box.itemHeight == 16)
    #expect(box.intercellSpacing.width == 3)
    let names = [
      NSComboBox.willPopUpNotification, NSComboBox.willDismissNotification,
      NSComboBox.selectionDidChangeNotification, NSComboBox.selectionIsChangingNotification,
    ]
    #expect(Set(names).count == 4)
    items.comboBoxWillPopUp(Notification(name: names[0]))
    items.comboBoxWillDismiss(Notification(name: names[1]))
    items.comboBoxSelectionIsChanging(Notification(name: names[3]))
  }

  final class Tokens: NSObject, NSTokenFieldDelegate {
    func tokenField(
      _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
    ) -> String? { "<\(representedObject)>" }
  }

  @Test func tokensAreObjects() {
    let (field, tokens) = (NSTokenField(), Tokens())
    field.stringValue = "a, b"
    #expect(field.objectValue as? [String] == ["a", "b"])
    field.delegate = tokens
    field.objectValue = [1, 2]
    #expect(field.stringValue == "<1>,<2>" && field.objectValue as? [Int] == [1, 2])
    #expect(field.tokenStyle == .default && field.completionDelay == 0)
    #expect(
      NSTokenField.defaultCompletionDelay == 0 && NSTokenFieldCell.defaultCompletionDelay == 0)
    let cell = field.cell as? NSTokenFieldCell
    #expect(cell?.tokenStyle == .default && cell?.completionDelay == 0)
    #expect(cell?.tokenizingCharacterSet == NSTokenFieldCell.defaultTokenizingCharacterSet)
    #expect(
      tokens.tokenField(
        field, completionsForSubstring: "a", indexOfToken: 0, indexOfSelectedItem: nil) == nil)
    #expect(tokens.tokenField(field, shouldAdd: ["a"], at: 0).count == 1)
    #expect(tokens.tokenField(field, editingStringForRepresentedObject: 1) == nil)
    #expect(tokens.tokenField(field, representedObjectForEditing: "a") == nil)
    #expect(tokens.tokenField(field, styleForRepresentedObject: 1) == .default)
    #expect(!tokens.tokenField(field, hasMenuForRepresentedObject: 1))
    #expect(tokens.tokenField(field, menuForRepresentedObject: 1) == nil)
    #expect(!tokens.tokenField(field, writeRepresentedObjects: [], to: .general))
    #expect(tokens.tokenField(field, readFrom: .general) == nil)
  }

  @Test func searchFieldsKeepTheirSettings() throws {
    let field = NSSearchField(frame: NSRect(x: 0, y: 0, width: 100, height: 22))
    field.maximumRecents = 1
    field.recentSearches = ["a", "b"]
    #expect(field.recentSearches == ["a"] && field.recentsAutosaveName == nil)
    #expect(field.searchTextBounds.width == 56 && field.searchButtonBounds.minX == 0)
    #expect(
      field.cancelButtonBounds.maxX == 100
        && field.rectForSearchText(whenCentered: true).width == 56)
    #expect(field.rectForSearchButton(whenCentered: false) == field.searchButtonBounds)
    #expect(field.rectForCancelButton(whenCentered: false) == field.cancelButtonBounds)
    #expect(
      !field.sendsWholeSearchString && !field.sendsSearchStringImmediately
        && !field.centersPlaceholder)
    let tags = [
      NSSearchField.recentsTitleMenuItemTag, NSSearchField.recentsMenuItemTag,
      NSSearchField.clearRecentsMenuItemTag, NSSearchField.noRecentsMenuItemTag,
    ]
    #expect(tags == [1000, 1001, 1002, 1003])
    let cell = try #require(field.cell as? NSSearchFieldCell)
    cell.searchMenuTemplate = NSMenu()
    cell.resetSearchButtonCell()
    cell.resetCancelButtonCell()
    #expect(
      cell.searchButtonCell != nil && cell.cancelButtonCell != nil
        && field.searchMenuTemplate != nil)
    #expect(
      cell.maximumRecents == 1 && cell.recentSearches == ["a"] && cell.recentsAutosaveName == nil)
    #expect(!cell.sendsWholeSearchString && !cell.sendsSearchStringImmediately)
    cell.setWantsNotificationForMarkedText(true)
    #expect(
      cell.allowedInputSourceLocales == nil && NSSecureTextFieldCell(textCell: "a").echosBullets)
    let form = NSFormCell(textCell: "a")
    form.title = "T"
    (form.titleWidth, form.preferredTextFieldWidth, form.placeholderString) = (9, 8, "p")
    #expect(form.title == "T" && form.titleWidth == 9 && form.preferredTextFieldWidth == 8)
    #expect(
      form.titleAlignment == .right && form.titleFont.pointSize == 13
        && form.placeholderString == "p")
  }

  @Test func datesPathsAndPicturesKeepTheirSettings() throws {
    let picker = NSDatePicker()
    let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1000))
    picker.maxDate = late
    picker.dateValue = Date(timeIntervalSince1970: 5000)
    #expect(picker.dateValue == late && picker.objectValue as? Date == late)
    let cell = try #require(picker.cell as? NSDatePickerCell)
    cell.minDate = early
    cell.dateValue = Date(timeIntervalSince1970: -5)
    (cell.datePickerMode, cell.timeInterval, cell.datePickerStyle) = (.range, 5, .textField)
    cell.datePickerElements = [.era, .timeZone]
    #expect(picker.dateValue == early && cell.maxDate == late && picker.datePickerMode == .range)
    #expect(
      picker.timeInterval == 5 && picker.datePickerStyle == .textField
        && !picker.presentsCalendarOverlay)
    #expect(cell.calendar == nil && cell.locale == nil && cell.timeZone == nil)
    #expect(picker.textColor != nil && picker.backgroundColor != nil && !picker.drawsBackground)
    #expect(!picker.isBordered && picker.datePickerElements.contains(.era))
    final class Judge: NSObject, NSDatePickerCellDelegate {}
    let judge = Judge()
    picker.delegate = judge
    var date = NSDate()
    judge.datePickerCell(cell, validateProposedDateValue: &date, timeInterval: nil)

    let path = NSPathControl()
    path.url = URL(fileURLWithPath: "/a/b")
    #expect(
      path.pathItems.map(\.title) == ["/", "a", "b"] && path.pathItems.last?.url?.path == "/a/b")
    let item = NSPathControlItem()
    (item.title, item.attributedTitle) = ("x", NSAttributedString(string: "x"))
    path.pathItems = [item]
    #expect(path.pathItems == [item] && item.image == nil && path.clickedPathItem == nil)
    (path.placeholderString, path.isEditable, path.allowedTypes) = ("p", false, ["a"])
    path.doubleAction = "a:"
    path.setDraggingSourceOperationMask(.copy, forLocal: true)
    #expect(
      path.doubleAction == "a:" && path.placeholderAttributedString == nil
        && path.pathStyle == .standard)
    let pathCell = try #require(path.cell as? NSPathCell)
    pathCell.pathStyle = .popUp
    pathCell.backgroundColor = .red
    #expect(pathCell.url == path.url && path.pathStyle == .popUp && path.backgroundColor == .red)
    final class Paths: NSObject, NSPathControlDelegate {}
    let paths = Paths()
    path.delegate = paths
    #expect(paths.pathControl(path, shouldDrag: item, with: .general))
    #expect(paths.pathControl(path, validateDrop: ViewEventTests.Info()) == [])
    #expect(!paths.pathControl(path, acceptDrop: ViewEventTests.Info()))
    paths.pathControl(path, willPopUp: NSMenu())

    #expect(
      KeptProperty.lapses(
        in: NSImageView(),
        [
          KeptProperty(\.imageAlignment, default: .alignCenter, other: .alignTopLeft),
          KeptProperty(\.isEditable, default: false, other: true),
          KeptProperty(\.animates, default: false, other: true),
          KeptProperty(\.allowsCutCopyPaste, default: true, other: false),
          KeptProperty(\.preferredImageDynamicRange, default: .unspecified, other: .high),
        ]) == [])
    #expect(NSImageView().imageDynamicRange == .standard)
    #expect(NSImageView.defaultPreferredImageDynamicRange == .unspecified)
    let picture = NSImageCell(imageCell: NSImage(size: NSSize(width: 5, height: 5)))
    picture.imageAlignment = .alignLeft
    (picture.imageScaling, picture.imageFrameStyle) = (.scaleNone, .photo)
    #expect(picture.image?.size.width == 5 && picture.imageAlignment == .alignLeft)
    #expect(picture.imageScaling == .scaleNone && picture.imageFrameStyle == .photo)
  }

  @Test func wellsAndPanelsShareColours() {
    let (well, panel) = (NSColorWell(), NSColorPanel.shared)
    let receiver = Receiver()
    panel.setTarget(receiver)
    panel.setAction("color:")
    panel.color = .red
    #expect(receiver.heard == ["color:"] && panel.alpha == 1 && NSColorPanel.sharedColorPanelExists)
    well.takeColorFrom(panel)
    #expect(well.color == .red)
    let other = NSColorWell()
    other.takeColorFrom(well)
    well.drawWell(inside: .zero)
    #expect(other.color == .red && well.pulldownTarget == nil && well.pulldownAction == nil)
    #expect(well.image == nil && well.supportsAlpha)
    (panel.showsAlpha, panel.mode, panel.isContinuous) = (true, .HSB, false)
    #expect(
      panel.accessoryView == nil && panel.mode == .HSB && !panel.isContinuous && panel.showsAlpha)
    panel.setAction(nil)
    let list = NSColorList(name: "L")
    panel.attachColorList(list)
    panel.detachColorList(list)
    list.setColor(.red, forKey: "a")
    list.setColor(.blue, forKey: "a")
    list.insertColor(.green, key: "b", at: 0)
    #expect(list.allKeys == ["b", "a"] && list.color(withKey: "a") == .blue && list.isEditable)
    list.removeColor(withKey: "b")
    #expect(list.name == "L" && list.allKeys == ["a"] && !list.write(toFile: nil))
    list.removeFile()
    #expect(NSColorList(named: "L") == nil && NSColorList(name: "L", fromFile: nil) != nil)
    #expect(NSColorList.availableColorLists.isEmpty)
    #expect(NSColorList.didChangeNotification != NSColorPanel.colorDidChangeNotification)
  }

  @Test func buttonCellsForward() throws {
    let cell = NSButtonCell(textCell: "A")
    cell.setButtonType(.switch)
    cell.state = .on
    #expect(cell.showsStateBy == .contentsCellMask && cell.highlightsBy == .contentsCellMask)
    #expect(
      NSCell.StyleMask.noCellMask == [] && NSCell.StyleMask.changeBackgroundCellMask.rawValue == 8)
    (cell.title, cell.alternateTitle, cell.keyEquivalent) = ("B", "C", "d")
    cell.attributedAlternateTitle = NSAttributedString(string: "E")
    (cell.bezelStyle, cell.imagePosition, cell.imageScaling) = (.roundRect, .imageLeft, .scaleNone)
    (cell.alternateImage, cell.sound, cell.backgroundColor) = (NSImage(), nil, .red)
    cell.keyEquivalentModifierMask = .shift
    (cell.imageDimsWhenDisabled, cell.showsBorderOnlyWhileMouseInside) = (false, true)
    cell.setPeriodicDelay(1, interval: 1)
    cell.mouseEntered(with: NSEvent())
    cell.mouseExited(with: NSEvent())
    let button = NSButton()
    button.cell = cell
    #expect(button.title == "B" && button.state == .on && button.bezelStyle == .roundRect)
    #expect(button.keyEquivalent == "d" && cell.attributedTitle.string == "B")
    let item = NSMenuItemCell(textCell: "x")
    item.menuItem = NSMenuItem()
    #expect(item.menuItem != nil)
    let popUp = NSPopUpButtonCell(textCell: "one", pullsDown: true)
    popUp.addItems(withTitles: ["two", "three"])
    popUp.addItem(withTitle: "four")
    popUp.selectItem(at: 1)
    #expect(
      popUp.itemTitles == ["one", "two", "three", "four"] && popUp.titleOfSelectedItem == "two")
    popUp.selectItem(withTitle: "three")
    popUp.select(popUp.item(at: 0))
    #expect(
      popUp.indexOfSelectedItem == 0 && !popUp.selectItem(withTag: 9) && popUp.numberOfItems == 4)
    #expect(popUp.itemArray.count == 4 && popUp.selectedItem != nil && popUp.pullsDown)
    #expect(popUp.autoenablesItems && popUp.usesItemFromMenu && popUp.altersStateOfSelectedItem)
    #expect(popUp.arrowPosition == .arrowAtBottom && popUp.preferredEdge == .maxY)
    popUp.attachPopUp(withFrame: .zero, in: button)
    popUp.dismissPopUp()
    popUp.removeAllItems()
    #expect(popUp.numberOfItems == 0)
    let stepper = try #require(NSStepper().cell as? NSStepperCell)
    (stepper.minValue, stepper.maxValue, stepper.increment) = (1, 5, 2)
    (stepper.valueWraps, stepper.autorepeat) = (false, false)
    #expect((stepper.controlView as? NSStepper) == nil || stepper.increment == 2)
    let slider = NSSliderCell(textCell: "")
    (slider.sliderType, slider.isVertical, slider.altIncrementValue) = (.circular, true, 2)
    (slider.tickMarkPosition, slider.allowsTickMarkValuesOnly) = (.above, true)
    #expect(slider.minValue == 0 && slider.maxValue == 1 && slider.altIncrementValue == 2)
    let level = NSLevelIndicatorCell(levelIndicatorStyle: .relevancy)
    (level.warningValue, level.criticalValue, level.minValue, level.maxValue) = (1, 2, 0, 9)
    #expect(level.warningValue == 1 && level.criticalValue == 2 && level.maxValue == 9)
  }
}
