import AppKit
import Testing

/// The values that elements keep for assistive programs; nothing else reads it.
///
/// Source: Apple, "NSAccessibilityProtocol".
@MainActor struct AccessibilityValueTests {
  let element = NSAccessibilityElement()

  /// Whether an object's description is that of another one.
  private func same(_ one: Any?, _ other: Any?) -> Bool {
    String(describing: one) == String(describing: other)
  }

  @Test func descriptionIsKept() {
    var lapses: [String] = []
    let vLabel: String = "a"
    element.setAccessibilityLabel(vLabel)
    if !same(element.accessibilityLabel(), Optional(vLabel)),
      !same(element.accessibilityLabel(), vLabel)
    {
      lapses.append("Label")
    }
    let vTitle: String = "a"
    element.setAccessibilityTitle(vTitle)
    if !same(element.accessibilityTitle(), Optional(vTitle)),
      !same(element.accessibilityTitle(), vTitle)
    {
      lapses.append("Title")
    }
    let vTitleUIElement: Any = "a"
    element.setAccessibilityTitleUIElement(vTitleUIElement)
    if !same(element.accessibilityTitleUIElement(), Optional(vTitleUIElement)),
      !same(element.accessibilityTitleUIElement(), vTitleUIElement)
    {
      lapses.append("TitleUIElement")
    }
    let vHelp: String = "a"
    element.setAccessibilityHelp(vHelp)
    if !same(element.accessibilityHelp(), Optional(vHelp)),
      !same(element.accessibilityHelp(), vHelp)
    {
      lapses.append("Help")
    }
    let vIdentifier: String = "a"
    element.setAccessibilityIdentifier(vIdentifier)
    if !same(element.accessibilityIdentifier(), Optional(vIdentifier)),
      !same(element.accessibilityIdentifier(), vIdentifier)
    {
      lapses.append("Identifier")
    }
    let vRole: NSAccessibility.Role = NSAccessibility.Role.grid
    element.setAccessibilityRole(vRole)
    if !same(element.accessibilityRole(), Optional(vRole)),
      !same(element.accessibilityRole(), vRole)
    {
      lapses.append("Role")
    }
    let vSubrole: NSAccessibility.Subrole = NSAccessibility.Subrole.dialog
    element.setAccessibilitySubrole(vSubrole)
    if !same(element.accessibilitySubrole(), Optional(vSubrole)),
      !same(element.accessibilitySubrole(), vSubrole)
    {
      lapses.append("Subrole")
    }
    let vRoleDescription: String = "a"
    element.setAccessibilityRoleDescription(vRoleDescription)
    if !same(element.accessibilityRoleDescription(), Optional(vRoleDescription)),
      !same(element.accessibilityRoleDescription(), vRoleDescription)
    {
      lapses.append("RoleDescription")
    }
    let vPlaceholderValue: String = "a"
    element.setAccessibilityPlaceholderValue(vPlaceholderValue)
    if !same(element.accessibilityPlaceholderValue(), Optional(vPlaceholderValue)),
      !same(element.accessibilityPlaceholderValue(), vPlaceholderValue)
    {
      lapses.append("PlaceholderValue")
    }
    let vURL: URL = URL(fileURLWithPath: "/a")
    element.setAccessibilityURL(vURL)
    if !same(element.accessibilityURL(), Optional(vURL)), !same(element.accessibilityURL(), vURL) {
      lapses.append("URL")
    }
    let vFilename: String = "a"
    element.setAccessibilityFilename(vFilename)
    if !same(element.accessibilityFilename(), Optional(vFilename)),
      !same(element.accessibilityFilename(), vFilename)
    {
      lapses.append("Filename")
    }
    let vDocument: String = "a"
    element.setAccessibilityDocument(vDocument)
    if !same(element.accessibilityDocument(), Optional(vDocument)),
      !same(element.accessibilityDocument(), vDocument)
    {
      lapses.append("Document")
    }
    let vUserInputLabels: [String] = ["a"]
    element.setAccessibilityUserInputLabels(vUserInputLabels)
    if !same(element.accessibilityUserInputLabels(), Optional(vUserInputLabels)),
      !same(element.accessibilityUserInputLabels(), vUserInputLabels)
    {
      lapses.append("UserInputLabels")
    }
    let vAttributedUserInputLabels: [NSAttributedString] = [NSAttributedString(string: "a")]
    element.setAccessibilityAttributedUserInputLabels(vAttributedUserInputLabels)
    if !same(
      element.accessibilityAttributedUserInputLabels(), Optional(vAttributedUserInputLabels)),
      !same(element.accessibilityAttributedUserInputLabels(), vAttributedUserInputLabels)
    {
      lapses.append("AttributedUserInputLabels")
    }
    let vLinkedUIElements: [Any] = ["a"]
    element.setAccessibilityLinkedUIElements(vLinkedUIElements)
    if !same(element.accessibilityLinkedUIElements(), Optional(vLinkedUIElements)),
      !same(element.accessibilityLinkedUIElements(), vLinkedUIElements)
    {
      lapses.append("LinkedUIElements")
    }
    let vServesAsTitleForUIElements: [Any] = ["a"]
    element.setAccessibilityServesAsTitleForUIElements(vServesAsTitleForUIElements)
    if !same(
      element.accessibilityServesAsTitleForUIElements(), Optional(vServesAsTitleForUIElements)),
      !same(element.accessibilityServesAsTitleForUIElements(), vServesAsTitleForUIElements)
    {
      lapses.append("ServesAsTitleForUIElements")
    }
    #expect(lapses == [])
  }

  @Test func stateIsKept() {
    var lapses: [String] = []
    let vElement: Bool = true
    element.setAccessibilityElement(vElement)
    if !same(element.isAccessibilityElement(), Optional(vElement)),
      !same(element.isAccessibilityElement(), vElement)
    {
      lapses.append("Element")
    }
    let vEnabled: Bool = true
    element.setAccessibilityEnabled(vEnabled)
    if !same(element.isAccessibilityEnabled(), Optional(vEnabled)),
      !same(element.isAccessibilityEnabled(), vEnabled)
    {
      lapses.append("Enabled")
    }
    let vFocused: Bool = true
    element.setAccessibilityFocused(vFocused)
    if !same(element.isAccessibilityFocused(), Optional(vFocused)),
      !same(element.isAccessibilityFocused(), vFocused)
    {
      lapses.append("Focused")
    }
    let vHidden: Bool = true
    element.setAccessibilityHidden(vHidden)
    if !same(element.isAccessibilityHidden(), Optional(vHidden)),
      !same(element.isAccessibilityHidden(), vHidden)
    {
      lapses.append("Hidden")
    }
    let vSelected: Bool = true
    element.setAccessibilitySelected(vSelected)
    if !same(element.isAccessibilitySelected(), Optional(vSelected)),
      !same(element.isAccessibilitySelected(), vSelected)
    {
      lapses.append("Selected")
    }
    let vExpanded: Bool = true
    element.setAccessibilityExpanded(vExpanded)
    if !same(element.isAccessibilityExpanded(), Optional(vExpanded)),
      !same(element.isAccessibilityExpanded(), vExpanded)
    {
      lapses.append("Expanded")
    }
    let vDisclosed: Bool = true
    element.setAccessibilityDisclosed(vDisclosed)
    if !same(element.isAccessibilityDisclosed(), Optional(vDisclosed)),
      !same(element.isAccessibilityDisclosed(), vDisclosed)
    {
      lapses.append("Disclosed")
    }
    let vEdited: Bool = true
    element.setAccessibilityEdited(vEdited)
    if !same(element.isAccessibilityEdited(), Optional(vEdited)),
      !same(element.isAccessibilityEdited(), vEdited)
    {
      lapses.append("Edited")
    }
    let vFrontmost: Bool = true
    element.setAccessibilityFrontmost(vFrontmost)
    if !same(element.isAccessibilityFrontmost(), Optional(vFrontmost)),
      !same(element.isAccessibilityFrontmost(), vFrontmost)
    {
      lapses.append("Frontmost")
    }
    let vMain: Bool = true
    element.setAccessibilityMain(vMain)
    if !same(element.isAccessibilityMain(), Optional(vMain)),
      !same(element.isAccessibilityMain(), vMain)
    {
      lapses.append("Main")
    }
    let vMinimized: Bool = true
    element.setAccessibilityMinimized(vMinimized)
    if !same(element.isAccessibilityMinimized(), Optional(vMinimized)),
      !same(element.isAccessibilityMinimized(), vMinimized)
    {
      lapses.append("Minimized")
    }
    let vModal: Bool = true
    element.setAccessibilityModal(vModal)
    if !same(element.isAccessibilityModal(), Optional(vModal)),
      !same(element.isAccessibilityModal(), vModal)
    {
      lapses.append("Modal")
    }
    let vProtectedContent: Bool = true
    element.setAccessibilityProtectedContent(vProtectedContent)
    if !same(element.isAccessibilityProtectedContent(), Optional(vProtectedContent)),
      !same(element.isAccessibilityProtectedContent(), vProtectedContent)
    {
      lapses.append("ProtectedContent")
    }
    let vRequired: Bool = true
    element.setAccessibilityRequired(vRequired)
    if !same(element.isAccessibilityRequired(), Optional(vRequired)),
      !same(element.isAccessibilityRequired(), vRequired)
    {
      lapses.append("Required")
    }
    let vAlternateUIVisible: Bool = true
    element.setAccessibilityAlternateUIVisible(vAlternateUIVisible)
    if !same(element.isAccessibilityAlternateUIVisible(), Optional(vAlternateUIVisible)),
      !same(element.isAccessibilityAlternateUIVisible(), vAlternateUIVisible)
    {
      lapses.append("AlternateUIVisible")
    }
    let vOrderedByRow: Bool = true
    element.setAccessibilityOrderedByRow(vOrderedByRow)
    if !same(element.isAccessibilityOrderedByRow(), Optional(vOrderedByRow)),
      !same(element.isAccessibilityOrderedByRow(), vOrderedByRow)
    {
      lapses.append("OrderedByRow")
    }
    #expect(lapses == [])
  }

  @Test func valuesIsKept() {
    var lapses: [String] = []
    let vValue: Any = "a"
    element.setAccessibilityValue(vValue)
    if !same(element.accessibilityValue(), Optional(vValue)),
      !same(element.accessibilityValue(), vValue)
    {
      lapses.append("Value")
    }
    let vValueDescription: String = "a"
    element.setAccessibilityValueDescription(vValueDescription)
    if !same(element.accessibilityValueDescription(), Optional(vValueDescription)),
      !same(element.accessibilityValueDescription(), vValueDescription)
    {
      lapses.append("ValueDescription")
    }
    let vMinValue: Any = "a"
    element.setAccessibilityMinValue(vMinValue)
    if !same(element.accessibilityMinValue(), Optional(vMinValue)),
      !same(element.accessibilityMinValue(), vMinValue)
    {
      lapses.append("MinValue")
    }
    let vMaxValue: Any = "a"
    element.setAccessibilityMaxValue(vMaxValue)
    if !same(element.accessibilityMaxValue(), Optional(vMaxValue)),
      !same(element.accessibilityMaxValue(), vMaxValue)
    {
      lapses.append("MaxValue")
    }
    let vAllowedValues: [NSNumber] = [NSNumber(value: 1)]
    element.setAccessibilityAllowedValues(vAllowedValues)
    if !same(element.accessibilityAllowedValues(), Optional(vAllowedValues)),
      !same(element.accessibilityAllowedValues(), vAllowedValues)
    {
      lapses.append("AllowedValues")
    }
    let vCriticalValue: Any = "a"
    element.setAccessibilityCriticalValue(vCriticalValue)
    if !same(element.accessibilityCriticalValue(), Optional(vCriticalValue)),
      !same(element.accessibilityCriticalValue(), vCriticalValue)
    {
      lapses.append("CriticalValue")
    }
    let vWarningValue: Any = "a"
    element.setAccessibilityWarningValue(vWarningValue)
    if !same(element.accessibilityWarningValue(), Optional(vWarningValue)),
      !same(element.accessibilityWarningValue(), vWarningValue)
    {
      lapses.append("WarningValue")
    }
    let vLabelValue: Float = 1.5
    element.setAccessibilityLabelValue(vLabelValue)
    if !same(element.accessibilityLabelValue(), Optional(vLabelValue)),
      !same(element.accessibilityLabelValue(), vLabelValue)
    {
      lapses.append("LabelValue")
    }
    let vLabelUIElements: [Any] = ["a"]
    element.setAccessibilityLabelUIElements(vLabelUIElements)
    if !same(element.accessibilityLabelUIElements(), Optional(vLabelUIElements)),
      !same(element.accessibilityLabelUIElements(), vLabelUIElements)
    {
      lapses.append("LabelUIElements")
    }
    let vOrientation: NSAccessibilityOrientation = .vertical
    element.setAccessibilityOrientation(vOrientation)
    if !same(element.accessibilityOrientation(), Optional(vOrientation)),
      !same(element.accessibilityOrientation(), vOrientation)
    {
      lapses.append("Orientation")
    }
    let vSortDirection: NSAccessibilitySortDirection = .descending
    element.setAccessibilitySortDirection(vSortDirection)
    if !same(element.accessibilitySortDirection(), Optional(vSortDirection)),
      !same(element.accessibilitySortDirection(), vSortDirection)
    {
      lapses.append("SortDirection")
    }
    let vUnits: NSAccessibilityUnits = .picas
    element.setAccessibilityUnits(vUnits)
    if !same(element.accessibilityUnits(), Optional(vUnits)),
      !same(element.accessibilityUnits(), vUnits)
    {
      lapses.append("Units")
    }
    let vUnitDescription: String = "a"
    element.setAccessibilityUnitDescription(vUnitDescription)
    if !same(element.accessibilityUnitDescription(), Optional(vUnitDescription)),
      !same(element.accessibilityUnitDescription(), vUnitDescription)
    {
      lapses.append("UnitDescription")
    }
    let vHorizontalUnits: NSAccessibilityUnits = .picas
    element.setAccessibilityHorizontalUnits(vHorizontalUnits)
    if !same(element.accessibilityHorizontalUnits(), Optional(vHorizontalUnits)),
      !same(element.accessibilityHorizontalUnits(), vHorizontalUnits)
    {
      lapses.append("HorizontalUnits")
    }
    let vVerticalUnits: NSAccessibilityUnits = .picas
    element.setAccessibilityVerticalUnits(vVerticalUnits)
    if !same(element.accessibilityVerticalUnits(), Optional(vVerticalUnits)),
      !same(element.accessibilityVerticalUnits(), vVerticalUnits)
    {
      lapses.append("VerticalUnits")
    }
    let vHorizontalUnitDescription: String = "a"
    element.setAccessibilityHorizontalUnitDescription(vHorizontalUnitDescription)
    if !same(
      element.accessibilityHorizontalUnitDescription(), Optional(vHorizontalUnitDescription)),
      !same(element.accessibilityHorizontalUnitDescription(), vHorizontalUnitDescription)
    {
      lapses.append("HorizontalUnitDescription")
    }
    let vVerticalUnitDescription: String = "a"
    element.setAccessibilityVerticalUnitDescription(vVerticalUnitDescription)
    if !same(element.accessibilityVerticalUnitDescription(), Optional(vVerticalUnitDescription)),
      !same(element.accessibilityVerticalUnitDescription(), vVerticalUnitDescription)
    {
      lapses.append("VerticalUnitDescription")
    }
    #expect(lapses == [])
  }

  @Test func placeIsKept() {
    var lapses: [String] = []
    let vFrame: NSRect = NSRect(x: 1, y: 2, width: 3, height: 4)
    element.setAccessibilityFrame(vFrame)
    if !same(element.accessibilityFrame(), Optional(vFrame)),
      !same(element.accessibilityFrame(), vFrame)
    {
      lapses.append("Frame")
    }
    let vActivationPoint: NSPoint = NSPoint(x: 1, y: 2)
    element.setAccessibilityActivationPoint(vActivationPoint)
    if !same(element.accessibilityActivationPoint(), Optional(vActivationPoint)),
      !same(element.accessibilityActivationPoint(), vActivationPoint)
    {
      lapses.append("ActivationPoint")
    }
    let vParent: Any = "a"
    element.setAccessibilityParent(vParent)
    if !same(element.accessibilityParent(), Optional(vParent)),
      !same(element.accessibilityParent(), vParent)
    {
      lapses.append("Parent")
    }
    let vWindow: Any = "a"
    element.setAccessibilityWindow(vWindow)
    if !same(element.accessibilityWindow(), Optional(vWindow)),
      !same(element.accessibilityWindow(), vWindow)
    {
      lapses.append("Window")
    }
    let vTopLevelUIElement: Any = "a"
    element.setAccessibilityTopLevelUIElement(vTopLevelUIElement)
    if !same(element.accessibilityTopLevelUIElement(), Optional(vTopLevelUIElement)),
      !same(element.accessibilityTopLevelUIElement(), vTopLevelUIElement)
    {
      lapses.append("TopLevelUIElement")
    }
    let vChildren: [Any] = ["a"]
    element.setAccessibilityChildren(vChildren)
    if !same(element.accessibilityChildren(), Optional(vChildren)),
      !same(element.accessibilityChildren(), vChildren)
    {
      lapses.append("Children")
    }
    element.setAccessibilityChildrenInNavigationOrder([element])
    if element.accessibilityChildrenInNavigationOrder()?.count != 1 {
      lapses.append("ChildrenInNavigationOrder")
    }
    let vVisibleChildren: [Any] = ["a"]
    element.setAccessibilityVisibleChildren(vVisibleChildren)
    if !same(element.accessibilityVisibleChildren(), Optional(vVisibleChildren)),
      !same(element.accessibilityVisibleChildren(), vVisibleChildren)
    {
      lapses.append("VisibleChildren")
    }
    let vSelectedChildren: [Any] = ["a"]
    element.setAccessibilitySelectedChildren(vSelectedChildren)
    if !same(element.accessibilitySelectedChildren(), Optional(vSelectedChildren)),
      !same(element.accessibilitySelectedChildren(), vSelectedChildren)
    {
      lapses.append("SelectedChildren")
    }
    let vContents: [Any] = ["a"]
    element.setAccessibilityContents(vContents)
    if !same(element.accessibilityContents(), Optional(vContents)),
      !same(element.accessibilityContents(), vContents)
    {
      lapses.append("Contents")
    }
    let vNextContents: [Any] = ["a"]
    element.setAccessibilityNextContents(vNextContents)
    if !same(element.accessibilityNextContents(), Optional(vNextContents)),
      !same(element.accessibilityNextContents(), vNextContents)
    {
      lapses.append("NextContents")
    }
    let vPreviousContents: [Any] = ["a"]
    element.setAccessibilityPreviousContents(vPreviousContents)
    if !same(element.accessibilityPreviousContents(), Optional(vPreviousContents)),
      !same(element.accessibilityPreviousContents(), vPreviousContents)
    {
      lapses.append("PreviousContents")
    }
    let vSharedFocusElements: [Any] = ["a"]
    element.setAccessibilitySharedFocusElements(vSharedFocusElements)
    if !same(element.accessibilitySharedFocusElements(), Optional(vSharedFocusElements)),
      !same(element.accessibilitySharedFocusElements(), vSharedFocusElements)
    {
      lapses.append("SharedFocusElements")
    }
    let vShownMenu: Any = "a"
    element.setAccessibilityShownMenu(vShownMenu)
    if !same(element.accessibilityShownMenu(), Optional(vShownMenu)),
      !same(element.accessibilityShownMenu(), vShownMenu)
    {
      lapses.append("ShownMenu")
    }
    #expect(lapses == [])
  }

  @Test func textIsKept() {
    var lapses: [String] = []
    let vNumberOfCharacters: Int = 3
    element.setAccessibilityNumberOfCharacters(vNumberOfCharacters)
    if !same(element.accessibilityNumberOfCharacters(), Optional(vNumberOfCharacters)),
      !same(element.accessibilityNumberOfCharacters(), vNumberOfCharacters)
    {
      lapses.append("NumberOfCharacters")
    }
    let vInsertionPointLineNumber: Int = 3
    element.setAccessibilityInsertionPointLineNumber(vInsertionPointLineNumber)
    if !same(element.accessibilityInsertionPointLineNumber(), Optional(vInsertionPointLineNumber)),
      !same(element.accessibilityInsertionPointLineNumber(), vInsertionPointLineNumber)
    {
      lapses.append("InsertionPointLineNumber")
    }
    let vSelectedText: String = "a"
    element.setAccessibilitySelectedText(vSelectedText)
    if !same(element.accessibilitySelectedText(), Optional(vSelectedText)),
      !same(element.accessibilitySelectedText(), vSelectedText)
    {
      lapses.append("SelectedText")
    }
    let vSelectedTextRange: NSRange = NSRange(location: 1, length: 2)
    element.setAccessibilitySelectedTextRange(vSelectedTextRange)
    if !same(element.accessibilitySelectedTextRange(), Optional(vSelectedTextRange)),
      !same(element.accessibilitySelectedTextRange(), vSelectedTextRange)
    {
      lapses.append("SelectedTextRange")
    }
    let vSelectedTextRanges: [NSValue] = [NSValue(range: NSRange(location: 1, length: 2))]
    element.setAccessibilitySelectedTextRanges(vSelectedTextRanges)
    if !same(element.accessibilitySelectedTextRanges(), Optional(vSelectedTextRanges)),
      !same(element.accessibilitySelectedTextRanges(), vSelectedTextRanges)
    {
      lapses.append("SelectedTextRanges")
    }
    let vSharedCharacterRange: NSRange = NSRange(location: 1, length: 2)
    element.setAccessibilitySharedCharacterRange(vSharedCharacterRange)
    if !same(element.accessibilitySharedCharacterRange(), Optional(vSharedCharacterRange)),
      !same(element.accessibilitySharedCharacterRange(), vSharedCharacterRange)
    {
      lapses.append("SharedCharacterRange")
    }
    let vSharedTextUIElements: [Any] = ["a"]
    element.setAccessibilitySharedTextUIElements(vSharedTextUIElements)
    if !same(element.accessibilitySharedTextUIElements(), Optional(vSharedTextUIElements)),
      !same(element.accessibilitySharedTextUIElements(), vSharedTextUIElements)
    {
      lapses.append("SharedTextUIElements")
    }
    let vVisibleCharacterRange: NSRange = NSRange(location: 1, length: 2)
    element.setAccessibilityVisibleCharacterRange(vVisibleCharacterRange)
    if !same(element.accessibilityVisibleCharacterRange(), Optional(vVisibleCharacterRange)),
      !same(element.accessibilityVisibleCharacterRange(), vVisibleCharacterRange)
    {
      lapses.append("VisibleCharacterRange")
    }
    #expect(lapses == [])
  }

  @Test func tablesIsKept() {
    var lapses: [String] = []
    let vRows: [Any] = ["a"]
    element.setAccessibilityRows(vRows)
    if !same(element.accessibilityRows(), Optional(vRows)),
      !same(element.accessibilityRows(), vRows)
    {
      lapses.append("Rows")
    }
    let vColumns: [Any] = ["a"]
    element.setAccessibilityColumns(vColumns)
    if !same(element.accessibilityColumns(), Optional(vColumns)),
      !same(element.accessibilityColumns(), vColumns)
    {
      lapses.append("Columns")
    }
    let vRowCount: Int = 3
    element.setAccessibilityRowCount(vRowCount)
    if !same(element.accessibilityRowCount(), Optional(vRowCount)),
      !same(element.accessibilityRowCount(), vRowCount)
    {
      lapses.append("RowCount")
    }
    let vColumnCount: Int = 3
    element.setAccessibilityColumnCount(vColumnCount)
    if !same(element.accessibilityColumnCount(), Optional(vColumnCount)),
      !same(element.accessibilityColumnCount(), vColumnCount)
    {
      lapses.append("ColumnCount")
    }
    let vRowIndexRange: NSRange = NSRange(location: 1, length: 2)
    element.setAccessibilityRowIndexRange(vRowIndexRange)
    if !same(element.accessibilityRowIndexRange(), Optional(vRowIndexRange)),
      !same(element.accessibilityRowIndexRange(), vRowIndexRange)
    {
      lapses.append("RowIndexRange")
    }
    let vColumnIndexRange: NSRange = NSRange(location: 1, length: 2)
    element.setAccessibilityColumnIndexRange(vColumnIndexRange)
    if !same(element.accessibilityColumnIndexRange(), Optional(vColumnIndexRange)),
      !same(element.accessibilityColumnIndexRange(), vColumnIndexRange)
    {
      lapses.append("ColumnIndexRange")
    }
    let vIndex: Int = 3
    element.setAccessibilityIndex(vIndex)
    if !same(element.accessibilityIndex(), Optional(vIndex)),
      !same(element.accessibilityIndex(), vIndex)
    {
      lapses.append("Index")
    }
    let vSelectedRows: [Any] = ["a"]
    element.setAccessibilitySelectedRows(vSelectedRows)
    if !same(element.accessibilitySelectedRows(), Optional(vSelectedRows)),
      !same(element.accessibilitySelectedRows(), vSelectedRows)
    {
      lapses.append("SelectedRows")
    }
    let vSelectedColumns: [Any] = ["a"]
    element.setAccessibilitySelectedColumns(vSelectedColumns)
    if !same(element.accessibilitySelectedColumns(), Optional(vSelectedColumns)),
      !same(element.accessibilitySelectedColumns(), vSelectedColumns)
    {
      lapses.append("SelectedColumns")
    }
    let vSelectedCells: [Any] = ["a"]
    element.setAccessibilitySelectedCells(vSelectedCells)
    if !same(element.accessibilitySelectedCells(), Optional(vSelectedCells)),
      !same(element.accessibilitySelectedCells(), vSelectedCells)
    {
      lapses.append("SelectedCells")
    }
    let vVisibleRows: [Any] = ["a"]
    element.setAccessibilityVisibleRows(vVisibleRows)
    if !same(element.accessibilityVisibleRows(), Optional(vVisibleRows)),
      !same(element.accessibilityVisibleRows(), vVisibleRows)
    {
      lapses.append("VisibleRows")
    }
    let vVisibleColumns: [Any] = ["a"]
    element.setAccessibilityVisibleColumns(vVisibleColumns)
    if !same(element.accessibilityVisibleColumns(), Optional(vVisibleColumns)),
      !same(element.accessibilityVisibleColumns(), vVisibleColumns)
    {
      lapses.append("VisibleColumns")
    }
    let vVisibleCells: [Any] = ["a"]
    element.setAccessibilityVisibleCells(vVisibleCells)
    if !same(element.accessibilityVisibleCells(), Optional(vVisibleCells)),
      !same(element.accessibilityVisibleCells(), vVisibleCells)
    {
      lapses.append("VisibleCells")
    }
    let vColumnHeaderUIElements: [Any] = ["a"]
    element.setAccessibilityColumnHeaderUIElements(vColumnHeaderUIElements)
    if !same(element.accessibilityColumnHeaderUIElements(), Optional(vColumnHeaderUIElements)),
      !same(element.accessibilityColumnHeaderUIElements(), vColumnHeaderUIElements)
    {
      lapses.append("ColumnHeaderUIElements")
    }
    let vRowHeaderUIElements: [Any] = ["a"]
    element.setAccessibilityRowHeaderUIElements(vRowHeaderUIElements)
    if !same(element.accessibilityRowHeaderUIElements(), Optional(vRowHeaderUIElements)),
      !same(element.accessibilityRowHeaderUIElements(), vRowHeaderUIElements)
    {
      lapses.append("RowHeaderUIElements")
    }
    let vColumnTitles: [Any] = ["a"]
    element.setAccessibilityColumnTitles(vColumnTitles)
    if !same(element.accessibilityColumnTitles(), Optional(vColumnTitles)),
      !same(element.accessibilityColumnTitles(), vColumnTitles)
    {
      lapses.append("ColumnTitles")
    }
    let vHeader: Any = "a"
    element.setAccessibilityHeader(vHeader)
    if !same(element.accessibilityHeader(), Optional(vHeader)),
      !same(element.accessibilityHeader(), vHeader)
    {
      lapses.append("Header")
    }
    let vDisclosureLevel: Int = 3
    element.setAccessibilityDisclosureLevel(vDisclosureLevel)
    if !same(element.accessibilityDisclosureLevel(), Optional(vDisclosureLevel)),
      !same(element.accessibilityDisclosureLevel(), vDisclosureLevel)
    {
      lapses.append("DisclosureLevel")
    }
    let vDisclosedByRow: Any = "a"
    element.setAccessibilityDisclosedByRow(vDisclosedByRow)
    if !same(element.accessibilityDisclosedByRow(), Optional(vDisclosedByRow)),
      !same(element.accessibilityDisclosedByRow(), vDisclosedByRow)
    {
      lapses.append("DisclosedByRow")
    }
    let vDisclosedRows: Any = "a"
    element.setAccessibilityDisclosedRows(vDisclosedRows)
    if !same(element.accessibilityDisclosedRows(), Optional(vDisclosedRows)),
      !same(element.accessibilityDisclosedRows(), vDisclosedRows)
    {
      lapses.append("DisclosedRows")
    }
    #expect(lapses == [])
  }

  @Test func partsIsKept() {
    var lapses: [String] = []
    let vCancelButton: Any = "a"
    element.setAccessibilityCancelButton(vCancelButton)
    if !same(element.accessibilityCancelButton(), Optional(vCancelButton)),
      !same(element.accessibilityCancelButton(), vCancelButton)
    {
      lapses.append("CancelButton")
    }
    let vDefaultButton: Any = "a"
    element.setAccessibilityDefaultButton(vDefaultButton)
    if !same(element.accessibilityDefaultButton(), Optional(vDefaultButton)),
      !same(element.accessibilityDefaultButton(), vDefaultButton)
    {
      lapses.append("DefaultButton")
    }
    let vCloseButton: Any = "a"
    element.setAccessibilityCloseButton(vCloseButton)
    if !same(element.accessibilityCloseButton(), Optional(vCloseButton)),
      !same(element.accessibilityCloseButton(), vCloseButton)
    {
      lapses.append("CloseButton")
    }
    let vFullScreenButton: Any = "a"
    element.setAccessibilityFullScreenButton(vFullScreenButton)
    if !same(element.accessibilityFullScreenButton(), Optional(vFullScreenButton)),
      !same(element.accessibilityFullScreenButton(), vFullScreenButton)
    {
      lapses.append("FullScreenButton")
    }
    let vMinimizeButton: Any = "a"
    element.setAccessibilityMinimizeButton(vMinimizeButton)
    if !same(element.accessibilityMinimizeButton(), Optional(vMinimizeButton)),
      !same(element.accessibilityMinimizeButton(), vMinimizeButton)
    {
      lapses.append("MinimizeButton")
    }
    let vZoomButton: Any = "a"
    element.setAccessibilityZoomButton(vZoomButton)
    if !same(element.accessibilityZoomButton(), Optional(vZoomButton)),
      !same(element.accessibilityZoomButton(), vZoomButton)
    {
      lapses.append("ZoomButton")
    }
    let vToolbarButton: Any = "a"
    element.setAccessibilityToolbarButton(vToolbarButton)
    if !same(element.accessibilityToolbarButton(), Optional(vToolbarButton)),
      !same(element.accessibilityToolbarButton(), vToolbarButton)
    {
      lapses.append("ToolbarButton")
    }
    let vOverflowButton: Any = "a"
    element.setAccessibilityOverflowButton(vOverflowButton)
    if !same(element.accessibilityOverflowButton(), Optional(vOverflowButton)),
      !same(element.accessibilityOverflowButton(), vOverflowButton)
    {
      lapses.append("OverflowButton")
    }
    let vClearButton: Any = "a"
    element.setAccessibilityClearButton(vClearButton)
    if !same(element.accessibilityClearButton(), Optional(vClearButton)),
      !same(element.accessibilityClearButton(), vClearButton)
    {
      lapses.append("ClearButton")
    }
    let vSearchButton: Any = "a"
    element.setAccessibilitySearchButton(vSearchButton)
    if !same(element.accessibilitySearchButton(), Optional(vSearchButton)),
      !same(element.accessibilitySearchButton(), vSearchButton)
    {
      lapses.append("SearchButton")
    }
    let vSearchMenu: Any = "a"
    element.setAccessibilitySearchMenu(vSearchMenu)
    if !same(element.accessibilitySearchMenu(), Optional(vSearchMenu)),
      !same(element.accessibilitySearchMenu(), vSearchMenu)
    {
      lapses.append("SearchMenu")
    }
    let vIncrementButton: Any = "a"
    element.setAccessibilityIncrementButton(vIncrementButton)
    if !same(element.accessibilityIncrementButton(), Optional(vIncrementButton)),
      !same(element.accessibilityIncrementButton(), vIncrementButton)
    {
      lapses.append("IncrementButton")
    }
    let vDecrementButton: Any = "a"
    element.setAccessibilityDecrementButton(vDecrementButton)
    if !same(element.accessibilityDecrementButton(), Optional(vDecrementButton)),
      !same(element.accessibilityDecrementButton(), vDecrementButton)
    {
      lapses.append("DecrementButton")
    }
    let vGrowArea: Any = "a"
    element.setAccessibilityGrowArea(vGrowArea)
    if !same(element.accessibilityGrowArea(), Optional(vGrowArea)),
      !same(element.accessibilityGrowArea(), vGrowArea)
    {
      lapses.append("GrowArea")
    }
    let vProxy: Any = "a"
    element.setAccessibilityProxy(vProxy)
    if !same(element.accessibilityProxy(), Optional(vProxy)),
      !same(element.accessibilityProxy(), vProxy)
    {
      lapses.append("Proxy")
    }
    let vHorizontalScrollBar: Any = "a"
    element.setAccessibilityHorizontalScrollBar(vHorizontalScrollBar)
    if !same(element.accessibilityHorizontalScrollBar(), Optional(vHorizontalScrollBar)),
      !same(element.accessibilityHorizontalScrollBar(), vHorizontalScrollBar)
    {
      lapses.append("HorizontalScrollBar")
    }
    let vVerticalScrollBar: Any = "a"
    element.setAccessibilityVerticalScrollBar(vVerticalScrollBar)
    if !same(element.accessibilityVerticalScrollBar(), Optional(vVerticalScrollBar)),
      !same(element.accessibilityVerticalScrollBar(), vVerticalScrollBar)
    {
      lapses.append("VerticalScrollBar")
    }
    let vMenuBar: Any = "a"
    element.setAccessibilityMenuBar(vMenuBar)
    if !same(element.accessibilityMenuBar(), Optional(vMenuBar)),
      !same(element.accessibilityMenuBar(), vMenuBar)
    {
      lapses.append("MenuBar")
    }
    let vExtrasMenuBar: Any = "a"
    element.setAccessibilityExtrasMenuBar(vExtrasMenuBar)
    if !same(element.accessibilityExtrasMenuBar(), Optional(vExtrasMenuBar)),
      !same(element.accessibilityExtrasMenuBar(), vExtrasMenuBar)
    {
      lapses.append("ExtrasMenuBar")
    }
    let vMainWindow: Any = "a"
    element.setAccessibilityMainWindow(vMainWindow)
    if !same(element.accessibilityMainWindow(), Optional(vMainWindow)),
      !same(element.accessibilityMainWindow(), vMainWindow)
    {
      lapses.append("MainWindow")
    }
    let vFocusedWindow: Any = "a"
    element.setAccessibilityFocusedWindow(vFocusedWindow)
    if !same(element.accessibilityFocusedWindow(), Optional(vFocusedWindow)),
      !same(element.accessibilityFocusedWindow(), vFocusedWindow)
    {
      lapses.append("FocusedWindow")
    }
    let vApplicationFocusedUIElement: Any = "a"
    element.setAccessibilityApplicationFocusedUIElement(vApplicationFocusedUIElement)
    if !same(
      element.accessibilityApplicationFocusedUIElement(), Optional(vApplicationFocusedUIElement)),
      !same(element.accessibilityApplicationFocusedUIElement(), vApplicationFocusedUIElement)
    {
      lapses.append("ApplicationFocusedUIElement")
    }
    let vMarkerGroupUIElement: Any = "a"
    element.setAccessibilityMarkerGroupUIElement(vMarkerGroupUIElement)
    if !same(element.accessibilityMarkerGroupUIElement(), Optional(vMarkerGroupUIElement)),
      !same(element.accessibilityMarkerGroupUIElement(), vMarkerGroupUIElement)
    {
      lapses.append("MarkerGroupUIElement")
    }
    let vMarkerUIElements: [Any] = ["a"]
    element.setAccessibilityMarkerUIElements(vMarkerUIElements)
    if !same(element.accessibilityMarkerUIElements(), Optional(vMarkerUIElements)),
      !same(element.accessibilityMarkerUIElements(), vMarkerUIElements)
    {
      lapses.append("MarkerUIElements")
    }
    let vMarkerTypeDescription: String = "a"
    element.setAccessibilityMarkerTypeDescription(vMarkerTypeDescription)
    if !same(element.accessibilityMarkerTypeDescription(), Optional(vMarkerTypeDescription)),
      !same(element.accessibilityMarkerTypeDescription(), vMarkerTypeDescription)
    {
      lapses.append("MarkerTypeDescription")
    }
    let vRulerMarkerType: NSAccessibilityRulerMarkerType = .indentHead
    element.setAccessibilityRulerMarkerType(vRulerMarkerType)
    if !same(element.accessibilityRulerMarkerType(), Optional(vRulerMarkerType)),
      !same(element.accessibilityRulerMarkerType(), vRulerMarkerType)
    {
      lapses.append("RulerMarkerType")
    }
    let vHandles: [Any] = ["a"]
    element.setAccessibilityHandles(vHandles)
    if !same(element.accessibilityHandles(), Optional(vHandles)),
      !same(element.accessibilityHandles(), vHandles)
    {
      lapses.append("Handles")
    }
    let vSplitters: [Any] = ["a"]
    element.setAccessibilitySplitters(vSplitters)
    if !same(element.accessibilitySplitters(), Optional(vSplitters)),
      !same(element.accessibilitySplitters(), vSplitters)
    {
      lapses.append("Splitters")
    }
    let vTabs: [Any] = ["a"]
    element.setAccessibilityTabs(vTabs)
    if !same(element.accessibilityTabs(), Optional(vTabs)),
      !same(element.accessibilityTabs(), vTabs)
    {
      lapses.append("Tabs")
    }
    let vWindows: [Any] = ["a"]
    element.setAccessibilityWindows(vWindows)
    if !same(element.accessibilityWindows(), Optional(vWindows)),
      !same(element.accessibilityWindows(), vWindows)
    {
      lapses.append("Windows")
    }
    #expect(lapses == [])
  }

  @Test func actionsIsKept() {
    var lapses: [String] = []
    element.setAccessibilityCustomActions([NSAccessibilityCustomAction(name: "a")])
    if element.accessibilityCustomActions()?.first?.name != "a" { lapses.append("CustomActions") }
    element.setAccessibilityCustomRotors([])
    if !element.accessibilityCustomRotors().isEmpty { lapses.append("CustomRotors") }
    #expect(lapses == [])
  }

  @Test func actionsDoNothing() {
    let performed = [
      element.accessibilityPerformPress(),
      element.accessibilityPerformCancel(),
      element.accessibilityPerformConfirm(),
      element.accessibilityPerformDecrement(),
      element.accessibilityPerformIncrement(),
      element.accessibilityPerformDelete(),
      element.accessibilityPerformPick(),
      element.accessibilityPerformRaise(),
      element.accessibilityPerformShowAlternateUI(),
      element.accessibilityPerformShowDefaultUI(),
      element.accessibilityPerformShowMenu(),
    ]
    #expect(!performed.contains(true))
  }

  @Test func questionsHaveAnswers() {
    let range = NSRange(location: 2, length: 1)
    #expect(element.isAccessibilitySelectorAllowed("press"))
    #expect(element.accessibilityHitTest(.zero) as AnyObject === element)
    #expect(element.accessibilityFocusedUIElement as AnyObject === element)
    #expect(element.accessibilityCell(forColumn: 0, row: 0) == nil)
    let point = NSPoint(x: 1, y: 2)
    #expect(element.accessibilityLayoutPoint(forScreenPoint: point) == point)
    #expect(element.accessibilityScreenPoint(forLayoutPoint: point) == point)
    let size = NSSize(width: 1, height: 2)
    #expect(element.accessibilityLayoutSize(forScreenSize: size) == size)
    #expect(element.accessibilityScreenSize(forLayoutSize: size) == size)
    #expect(element.accessibilityAttributedString(for: range) == nil)
    #expect(
      element.accessibilityString(for: range) == nil && element.accessibilityRTF(for: range) == nil)
    #expect(element.accessibilityRange(forLine: 1).length == 0)
    #expect(element.accessibilityRange(for: point).length == 0)
    #expect(element.accessibilityRange(for: 4).location == 4)
    #expect(element.accessibilityStyleRange(for: 4).location == 4)
    #expect(
      element.accessibilityFrame(for: range) == .zero && element.accessibilityLine(for: 3) == 0)
  }
}
