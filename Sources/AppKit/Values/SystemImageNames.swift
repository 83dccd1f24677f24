internal import Drawing

/// The images of the system by name, as symbols.
///
/// Since macOS 11 the templates are symbols; which ones is in Apple's header `NSImage.h` only for some, and inferred from the
/// names for the others.
enum SystemImageNames {
  /// The symbols of the names.
  static let symbols: [String: String] = [
    "NSAddTemplate": "plus", "NSRemoveTemplate": "minus", "NSActionTemplate": "gearshape",
    "NSRefreshTemplate": "arrow.clockwise",
    "NSRefreshFreestandingTemplate": "arrow.clockwise.circle.fill",
    "NSGoRightTemplate": "chevron.right", "NSGoLeftTemplate": "chevron.left",
    "NSGoForwardTemplate": "chevron.right", "NSGoBackTemplate": "chevron.left",
    "NSRightFacingTriangleTemplate": "arrowtriangle.right.fill",
    "NSLeftFacingTriangleTemplate": "arrowtriangle.left.fill",
    "NSStopProgressTemplate": "xmark", "NSStopProgressFreestandingTemplate": "xmark.circle.fill",
    "NSRevealFreestandingTemplate": "magnifyingglass.circle.fill",
    "NSFollowLinkFreestandingTemplate": "arrow.right.circle.fill",
    "NSInvalidDataFreestandingTemplate": "exclamationmark.triangle.fill",
    "NSMenuOnStateTemplate": "checkmark", "NSMenuMixedStateTemplate": "minus",
    "NSQuickLookTemplate": "eye", "NSShareTemplate": "square.and.arrow.up",
    "NSHomeTemplate": "house", "NSBookmarksTemplate": "book", "NSPathTemplate": "folder",
    "NSIconViewTemplate": "square.grid.2x2", "NSListViewTemplate": "list.bullet",
    "NSColumnViewTemplate": "rectangle.split.3x1", "NSFlowViewTemplate": "rectangle.stack",
    "NSSmartBadgeTemplate": "gearshape", "NSSlideshowTemplate": "play.rectangle",
    "NSEnterFullScreenTemplate": "arrow.up.left.and.arrow.down.right",
    "NSExitFullScreenTemplate": "arrow.down.right.and.arrow.up.left",
    "NSLockUnlockedTemplate": "lock.open.fill", "NSLockLockedTemplate": "lock.fill",
    "NSBluetoothTemplate": "bluetooth", "NSTrashEmpty": "trash", "NSTrashFull": "trash.fill",
    "NSInfo": "info.circle.fill", "NSUser": "person.crop.circle.fill",
    "NSUserGroup": "person.2.fill", "NSEveryone": "person.3.fill",
    "NSUserGuest": "person.crop.circle",
    "NSUserAccounts": "person.2.fill", "NSNetwork": "network", "NSComputer": "desktopcomputer",
    "NSBonjour": "network", "NSPreferencesGeneral": "gearshape.fill", "NSAdvanced": "gear",
    "NSFontPanel": "textformat", "NSColorPanel": "paintpalette.fill",
    "NSFolderBurnable": "folder.fill",
    "NSFolderSmart": "folder.fill.badge.gearshape", "NSMultipleDocuments": "doc.on.doc.fill",
    "NSTouchBarDownloadTemplate": "arrow.down.circle", "NSTouchBarBookmarksTemplate": "book",
    "NSTouchBarGetInfoTemplate": "info.circle", "NSTouchBarTextListTemplate": "list.bullet",
    "NSTouchBarShareTemplate": "square.and.arrow.up", "NSTouchBarDeleteTemplate": "trash",
    "NSTouchBarGoDownTemplate": "chevron.down", "NSTouchBarGoUpTemplate": "chevron.up",
    "NSTouchBarGoBackTemplate": "chevron.left", "NSTouchBarGoForwardTemplate": "chevron.right",
    "NSTouchBarIconViewTemplate": "square.grid.2x2", "NSTouchBarListViewTemplate": "list.bullet",
    "NSTouchBarAudioOutputVolumeOffTemplate": "speaker.fill",
    "NSTouchBarAudioOutputMuteTemplate": "speaker.slash.fill",
    "NSTouchBarAudioOutputVolumeLowTemplate": "speaker.wave.1.fill",
    "NSTouchBarAudioOutputVolumeMediumTemplate": "speaker.wave.2.fill",
    "NSTouchBarAudioOutputVolumeHighTemplate": "speaker.wave.3.fill",
    "NSTouchBarAudioInputTemplate": "mic.fill",
    "NSTouchBarAudioInputMuteTemplate": "mic.slash.fill",
    "NSTouchBarTextBoldTemplate": "bold", "NSTouchBarTextItalicTemplate": "italic",
    "NSTouchBarTextUnderlineTemplate": "underline",
    "NSTouchBarTextStrikethroughTemplate": "strikethrough",
    "NSTouchBarTextLeftAlignTemplate": "text.alignleft",
    "NSTouchBarTextCenterAlignTemplate": "text.aligncenter",
    "NSTouchBarTextRightAlignTemplate": "text.alignright",
    "NSTouchBarTextJustifiedAlignTemplate": "text.justify",
    "NSTouchBarTextBoxTemplate": "character.textbox", "NSTouchBarFontTemplate": "textformat",
    "NSTouchBarUserTemplate": "person.crop.circle",
    "NSTouchBarUserAddTemplate": "person.crop.circle.badge.plus",
    "NSTouchBarUserGroupTemplate": "person.2.fill",
    "NSTouchBarNewMessageTemplate": "bubble.left.fill",
    "NSTouchBarComposeTemplate": "square.and.pencil", "NSTouchBarSearchTemplate": "magnifyingglass",
    "NSTouchBarAddTemplate": "plus", "NSTouchBarAddDetailTemplate": "plus.circle",
    "NSTouchBarRemoveTemplate": "minus", "NSTouchBarRefreshTemplate": "arrow.clockwise",
    "NSTouchBarRotateLeftTemplate": "rotate.left", "NSTouchBarRotateRightTemplate": "rotate.right",
    "NSTouchBarPlayTemplate": "play.fill", "NSTouchBarPauseTemplate": "pause.fill",
    "NSTouchBarPlayPauseTemplate": "playpause.fill",
    "NSTouchBarFastForwardTemplate": "forward.fill",
    "NSTouchBarRewindTemplate": "backward.fill", "NSTouchBarRecordStartTemplate": "record.circle",
    "NSTouchBarRecordStopTemplate": "stop.fill", "NSTouchBarSkipAheadTemplate": "goforward",
    "NSTouchBarSkipBackTemplate": "gobackward", "NSTouchBarSkipToEndTemplate": "forward.end.fill",
    "NSTouchBarSkipToStartTemplate": "backward.end.fill", "NSTouchBarFolderTemplate": "folder.fill",
    "NSTouchBarFolderCopyToTemplate": "folder.badge.plus",
    "NSTouchBarFolderMoveToTemplate": "folder",
    "NSTouchBarTagIconTemplate": "tag.fill", "NSTouchBarOpenInBrowserTemplate": "safari",
    "NSTouchBarCommunicationAudioTemplate": "phone.fill",
    "NSTouchBarCommunicationVideoTemplate": "video.fill",
    "NSTouchBarSidebarTemplate": "sidebar.left", "NSTouchBarQuickLookTemplate": "eye",
    "NSTouchBarHistoryTemplate": "clock", "NSTouchBarAlarmTemplate": "alarm",
    "NSTouchBarColorPickerFillTemplate": "paintbrush.fill",
  ]

  /// The colour of a picture that has one on the system; nil for templates.
  static func tint(of name: String) -> CGColor? {
    switch name {
    case "NSFolderBurnable", "NSFolderSmart":
      CGColor(red: 0.42, green: 0.73, blue: 0.95, alpha: 1)
    case "NSInfo", "NSNetwork", "NSBonjour": CGColor(red: 0.1, green: 0.45, blue: 0.95, alpha: 1)
    case "NSUser", "NSUserGroup", "NSEveryone", "NSUserGuest", "NSUserAccounts", "NSComputer",
      "NSPreferencesGeneral", "NSAdvanced", "NSTrashEmpty", "NSTrashFull", "NSMultipleDocuments":
      CGColor(gray: 0.5, alpha: 1)
    default: nil
    }
  }

  /// The colour of the dot of a status; nil for another image.
  static func status(_ name: String) -> CGColor? {
    switch name {
    case "NSStatusAvailable": CGColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
    case "NSStatusPartiallyAvailable": CGColor(red: 1, green: 0.78, blue: 0.1, alpha: 1)
    case "NSStatusUnavailable": CGColor(red: 1, green: 0.27, blue: 0.23, alpha: 1)
    case "NSStatusNone": CGColor(gray: 0.6, alpha: 1)
    default: nil
    }
  }
}
