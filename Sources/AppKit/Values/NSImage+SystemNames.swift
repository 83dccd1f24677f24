extension NSImage {
  /// The name of the image action.
  public static let actionTemplateName: Name = "NSActionTemplate"
  /// The name of the image add.
  public static let addTemplateName: Name = "NSAddTemplate"
  /// The name of the image advanced.
  public static let advancedName: Name = "NSAdvanced"
  /// The name of the image application icon.
  public static let applicationIconName: Name = "NSApplicationIcon"
  /// The name of the image bluetooth.
  public static let bluetoothTemplateName: Name = "NSBluetoothTemplate"
  /// The name of the image bonjour.
  public static let bonjourName: Name = "NSBonjour"
  /// The name of the image bookmarks.
  public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
  /// The name of the image caution.
  public static let cautionName: Name = "NSCaution"
  /// The name of the image color panel.
  public static let colorPanelName: Name = "NSColorPanel"
  /// The name of the image column view.
  public static let columnViewTemplateName: Name = "NSColumnViewTemplate"
  /// The name of the image computer.
  public static let computerName: Name = "NSComputer"
  /// The name of the image enter full screen.
  public static let enterFullScreenTemplateName: Name = "NSEnterFullScreenTemplate"
  /// The name of the image everyone.
  public static let everyoneName: Name = "NSEveryone"
  /// The name of the image exit full screen.
  public static let exitFullScreenTemplateName: Name = "NSExitFullScreenTemplate"
  /// The name of the image flow view.
  public static let flowViewTemplateName: Name = "NSFlowViewTemplate"
  /// The name of the image folder.
  public static let folderName: Name = "NSFolder"
  /// The name of the image folder burnable.
  public static let folderBurnableName: Name = "NSFolderBurnable"
  /// The name of the image folder smart.
  public static let folderSmartName: Name = "NSFolderSmart"
  /// The name of the image follow link freestanding.
  public static let followLinkFreestandingTemplateName: Name = "NSFollowLinkFreestandingTemplate"
  /// The name of the image font panel.
  public static let fontPanelName: Name = "NSFontPanel"
  /// The name of the image go back.
  public static let goBackTemplateName: Name = "NSGoBackTemplate"
  /// The name of the image go forward.
  public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
  /// The name of the image go left.
  public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
  /// The name of the image go right.
  public static let goRightTemplateName: Name = "NSGoRightTemplate"
  /// The name of the image home.
  public static let homeTemplateName: Name = "NSHomeTemplate"
  /// The name of the image i chat theater.
  public static let iChatTheaterTemplateName: Name = "NSIChatTheaterTemplate"
  /// The name of the image icon view.
  public static let iconViewTemplateName: Name = "NSIconViewTemplate"
  /// The name of the image info.
  public static let infoName: Name = "NSInfo"
  /// The name of the image invalid data freestanding.
  public static let invalidDataFreestandingTemplateName: Name = "NSInvalidDataFreestandingTemplate"
  /// The name of the image left facing triangle.
  public static let leftFacingTriangleTemplateName: Name = "NSLeftFacingTriangleTemplate"
  /// The name of the image list view.
  public static let listViewTemplateName: Name = "NSListViewTemplate"
  /// The name of the image lock locked.
  public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
  /// The name of the image lock unlocked.
  public static let lockUnlockedTemplateName: Name = "NSLockUnlockedTemplate"
  /// The name of the image menu mixed state.
  public static let menuMixedStateTemplateName: Name = "NSMenuMixedStateTemplate"
  /// The name of the image menu on state.
  public static let menuOnStateTemplateName: Name = "NSMenuOnStateTemplate"
  /// The name of the image mobile me.
  public static let mobileMeName: Name = "NSMobileMe"
  /// The name of the image multiple documents.
  public static let multipleDocumentsName: Name = "NSMultipleDocuments"
  /// The name of the image network.
  public static let networkName: Name = "NSNetwork"
  /// The name of the image path.
  public static let pathTemplateName: Name = "NSPathTemplate"
  /// The name of the image preferences general.
  public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
  /// The name of the image quick look.
  public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
  /// The name of the image refresh.
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  /// The name of the image refresh freestanding.
  public static let refreshFreestandingTemplateName: Name = "NSRefreshFreestandingTemplate"
  /// The name of the image remove.
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  /// The name of the image reveal freestanding.
  public static let revealFreestandingTemplateName: Name = "NSRevealFreestandingTemplate"
  /// The name of the image right facing triangle.
  public static let rightFacingTriangleTemplateName: Name = "NSRightFacingTriangleTemplate"
  /// The name of the image share.
  public static let shareTemplateName: Name = "NSShareTemplate"
  /// The name of the image slideshow.
  public static let slideshowTemplateName: Name = "NSSlideshowTemplate"
  /// The name of the image smart badge.
  public static let smartBadgeTemplateName: Name = "NSSmartBadgeTemplate"
  /// The name of the image status available.
  public static let statusAvailableName: Name = "NSStatusAvailable"
  /// The name of the image status none.
  public static let statusNoneName: Name = "NSStatusNone"
  /// The name of the image status partially available.
  public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
  /// The name of the image status unavailable.
  public static let statusUnavailableName: Name = "NSStatusUnavailable"
  /// The name of the image stop progress.
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  /// The name of the image stop progress freestanding.
  public static let stopProgressFreestandingTemplateName: Name =
    "NSStopProgressFreestandingTemplate"
  /// The name of the image trash empty.
  public static let trashEmptyName: Name = "NSTrashEmpty"
  /// The name of the image trash full.
  public static let trashFullName: Name = "NSTrashFull"
  /// The name of the image user.
  public static let userName: Name = "NSUser"
  /// The name of the image user accounts.
  public static let userAccountsName: Name = "NSUserAccounts"
  /// The name of the image user group.
  public static let userGroupName: Name = "NSUserGroup"
  /// The name of the image user guest.
  public static let userGuestName: Name = "NSUserGuest"
  /// The name of the touch bar's image add detail.
  public static let touchBarAddDetailTemplateName: Name = "NSTouchBarAddDetailTemplate"
  /// The name of the touch bar's image add.
  public static let touchBarAddTemplateName: Name = "NSTouchBarAddTemplate"
  /// The name of the touch bar's image alarm.
  public static let touchBarAlarmTemplateName: Name = "NSTouchBarAlarmTemplate"
  /// The name of the touch bar's image audio input.
  public static let touchBarAudioInputTemplateName: Name = "NSTouchBarAudioInputTemplate"
  /// The name of the touch bar's image audio input mute.
  public static let touchBarAudioInputMuteTemplateName: Name = "NSTouchBarAudioInputMuteTemplate"
  /// The name of the touch bar's image audio output mute.
  public static let touchBarAudioOutputMuteTemplateName: Name = "NSTouchBarAudioOutputMuteTemplate"
  /// The name of the touch bar's image audio output volume high.
  public static let touchBarAudioOutputVolumeHighTemplateName: Name =
    "NSTouchBarAudioOutputVolumeHighTemplate"
  /// The name of the touch bar's image audio output volume low.
  public static let touchBarAudioOutputVolumeLowTemplateName: Name =
    "NSTouchBarAudioOutputVolumeLowTemplate"
  /// The name of the touch bar's image audio output volume medium.
  public static let touchBarAudioOutputVolumeMediumTemplateName: Name =
    "NSTouchBarAudioOutputVolumeMediumTemplate"
  /// The name of the touch bar's image audio output volume off.
  public static let touchBarAudioOutputVolumeOffTemplateName: Name =
    "NSTouchBarAudioOutputVolumeOffTemplate"
  /// The name of the touch bar's image bookmarks.
  public static let touchBarBookmarksTemplateName: Name = "NSTouchBarBookmarksTemplate"
  /// The name of the touch bar's image color picker fill.
  public static let touchBarColorPickerFillTemplateName: Name = "NSTouchBarColorPickerFillTemplate"
  /// The name of the touch bar's image color picker font.
  public static let touchBarColorPickerFontTemplateName: Name = "NSTouchBarColorPickerFontTemplate"
  /// The name of the touch bar's image color picker stroke.
  public static let touchBarColorPickerStrokeTemplateName: Name =
    "NSTouchBarColorPickerStrokeTemplate"
  /// The name of the touch bar's image communication audio.
  public static let touchBarCommunicationAudioTemplateName: Name =
    "NSTouchBarCommunicationAudioTemplate"
  /// The name of the touch bar's image communication video.
  public static let touchBarCommunicationVideoTemplateName: Name =
    "NSTouchBarCommunicationVideoTemplate"
  /// The name of the touch bar's image compose.
  public static let touchBarComposeTemplateName: Name = "NSTouchBarComposeTemplate"
  /// The name of the touch bar's image delete.
  public static let touchBarDeleteTemplateName: Name = "NSTouchBarDeleteTemplate"
  /// The name of the touch bar's image download.
  public static let touchBarDownloadTemplateName: Name = "NSTouchBarDownloadTemplate"
  /// The name of the touch bar's image enter full screen.
  public static let touchBarEnterFullScreenTemplateName: Name = "NSTouchBarEnterFullScreenTemplate"
  /// The name of the touch bar's image exit full screen.
  public static let touchBarExitFullScreenTemplateName: Name = "NSTouchBarExitFullScreenTemplate"
  /// The name of the touch bar's image fast forward.
  public static let touchBarFastForwardTemplateName: Name = "NSTouchBarFastForwardTemplate"
  /// The name of the touch bar's image folder copy to.
  public static let touchBarFolderCopyToTemplateName: Name = "NSTouchBarFolderCopyToTemplate"
  /// The name of the touch bar's image folder move to.
  public static let touchBarFolderMoveToTemplateName: Name = "NSTouchBarFolderMoveToTemplate"
  /// The name of the touch bar's image folder.
  public static let touchBarFolderTemplateName: Name = "NSTouchBarFolderTemplate"
  /// The name of the touch bar's image get info.
  public static let touchBarGetInfoTemplateName: Name = "NSTouchBarGetInfoTemplate"
  /// The name of the touch bar's image go back.
  public static let touchBarGoBackTemplateName: Name = "NSTouchBarGoBackTemplate"
  /// The name of the touch bar's image go down.
  public static let touchBarGoDownTemplateName: Name = "NSTouchBarGoDownTemplate"
  /// The name of the touch bar's image go forward.
  public static let touchBarGoForwardTemplateName: Name = "NSTouchBarGoForwardTemplate"
  /// The name of the touch bar's image go up.
  public static let touchBarGoUpTemplateName: Name = "NSTouchBarGoUpTemplate"
  /// The name of the touch bar's image history.
  public static let touchBarHistoryTemplateName: Name = "NSTouchBarHistoryTemplate"
  /// The name of the touch bar's image icon view.
  public static let touchBarIconViewTemplateName: Name = "NSTouchBarIconViewTemplate"
  /// The name of the touch bar's image list view.
  public static let touchBarListViewTemplateName: Name = "NSTouchBarListViewTemplate"
  /// The name of the touch bar's image mail inbox.
  public static let touchBarMailInboxTemplateName: Name = "NSTouchBarMailInboxTemplate"
  /// The name of the touch bar's image new folder.
  public static let touchBarNewFolderTemplateName: Name = "NSTouchBarNewFolderTemplate"
  /// The name of the touch bar's image new message.
  public static let touchBarNewMessageTemplateName: Name = "NSTouchBarNewMessageTemplate"
  /// The name of the touch bar's image open in browser.
  public static let touchBarOpenInBrowserTemplateName: Name = "NSTouchBarOpenInBrowserTemplate"
  /// The name of the touch bar's image pause.
  public static let touchBarPauseTemplateName: Name = "NSTouchBarPauseTemplate"
  /// The name of the touch bar's image play pause.
  public static let touchBarPlayPauseTemplateName: Name = "NSTouchBarPlayPauseTemplate"
  /// The name of the touch bar's image play.
  public static let touchBarPlayTemplateName: Name = "NSTouchBarPlayTemplate"
  /// The name of the touch bar's image playhead.
  public static let touchBarPlayheadTemplateName: Name = "NSTouchBarPlayheadTemplate"
  /// The name of the touch bar's image quick look.
  public static let touchBarQuickLookTemplateName: Name = "NSTouchBarQuickLookTemplate"
  /// The name of the touch bar's image record start.
  public static let touchBarRecordStartTemplateName: Name = "NSTouchBarRecordStartTemplate"
  /// The name of the touch bar's image record stop.
  public static let touchBarRecordStopTemplateName: Name = "NSTouchBarRecordStopTemplate"
  /// The name of the touch bar's image refresh.
  public static let touchBarRefreshTemplateName: Name = "NSTouchBarRefreshTemplate"
  /// The name of the touch bar's image remove.
  public static let touchBarRemoveTemplateName: Name = "NSTouchBarRemoveTemplate"
  /// The name of the touch bar's image rewind.
  public static let touchBarRewindTemplateName: Name = "NSTouchBarRewindTemplate"
  /// The name of the touch bar's image rotate left.
  public static let touchBarRotateLeftTemplateName: Name = "NSTouchBarRotateLeftTemplate"
  /// The name of the touch bar's image rotate right.
  public static let touchBarRotateRightTemplateName: Name = "NSTouchBarRotateRightTemplate"
  /// The name of the touch bar's image search.
  public static let touchBarSearchTemplateName: Name = "NSTouchBarSearchTemplate"
  /// The name of the touch bar's image share.
  public static let touchBarShareTemplateName: Name = "NSTouchBarShareTemplate"
  /// The name of the touch bar's image sidebar.
  public static let touchBarSidebarTemplateName: Name = "NSTouchBarSidebarTemplate"
  /// The name of the touch bar's image skip ahead15 seconds.
  public static let touchBarSkipAhead15SecondsTemplateName: Name =
    "NSTouchBarSkipAhead15SecondsTemplate"
  /// The name of the touch bar's image skip ahead30 seconds.
  public static let touchBarSkipAhead30SecondsTemplateName: Name =
    "NSTouchBarSkipAhead30SecondsTemplate"
  /// The name of the touch bar's image skip ahead.
  public static let touchBarSkipAheadTemplateName: Name = "NSTouchBarSkipAheadTemplate"
  /// The name of the touch bar's image skip back15 seconds.
  public static let touchBarSkipBack15SecondsTemplateName: Name =
    "NSTouchBarSkipBack15SecondsTemplate"
  /// The name of the touch bar's image skip back30 seconds.
  public static let touchBarSkipBack30SecondsTemplateName: Name =
    "NSTouchBarSkipBack30SecondsTemplate"
  /// The name of the touch bar's image skip back.
  public static let touchBarSkipBackTemplateName: Name = "NSTouchBarSkipBackTemplate"
  /// The name of the touch bar's image skip to end.
  public static let touchBarSkipToEndTemplateName: Name = "NSTouchBarSkipToEndTemplate"
  /// The name of the touch bar's image skip to start.
  public static let touchBarSkipToStartTemplateName: Name = "NSTouchBarSkipToStartTemplate"
  /// The name of the touch bar's image slideshow.
  public static let touchBarSlideshowTemplateName: Name = "NSTouchBarSlideshowTemplate"
  /// The name of the touch bar's image tag icon.
  public static let touchBarTagIconTemplateName: Name = "NSTouchBarTagIconTemplate"
  /// The name of the touch bar's image text bold.
  public static let touchBarTextBoldTemplateName: Name = "NSTouchBarTextBoldTemplate"
  /// The name of the touch bar's image text box.
  public static let touchBarTextBoxTemplateName: Name = "NSTouchBarTextBoxTemplate"
  /// The name of the touch bar's image text center align.
  public static let touchBarTextCenterAlignTemplateName: Name = "NSTouchBarTextCenterAlignTemplate"
  /// The name of the touch bar's image text italic.
  public static let touchBarTextItalicTemplateName: Name = "NSTouchBarTextItalicTemplate"
  /// The name of the touch bar's image text justified align.
  public static let touchBarTextJustifiedAlignTemplateName: Name =
    "NSTouchBarTextJustifiedAlignTemplate"
  /// The name of the touch bar's image text left align.
  public static let touchBarTextLeftAlignTemplateName: Name = "NSTouchBarTextLeftAlignTemplate"
  /// The name of the touch bar's image text list.
  public static let touchBarTextListTemplateName: Name = "NSTouchBarTextListTemplate"
  /// The name of the touch bar's image text right align.
  public static let touchBarTextRightAlignTemplateName: Name = "NSTouchBarTextRightAlignTemplate"
  /// The name of the touch bar's image text strikethrough.
  public static let touchBarTextStrikethroughTemplateName: Name =
    "NSTouchBarTextStrikethroughTemplate"
  /// The name of the touch bar's image text underline.
  public static let touchBarTextUnderlineTemplateName: Name = "NSTouchBarTextUnderlineTemplate"
  /// The name of the touch bar's image user.
  public static let touchBarUserTemplateName: Name = "NSTouchBarUserTemplate"
  /// The name of the touch bar's image user add.
  public static let touchBarUserAddTemplateName: Name = "NSTouchBarUserAddTemplate"
  /// The name of the touch bar's image user group.
  public static let touchBarUserGroupTemplateName: Name = "NSTouchBarUserGroupTemplate"
  /// The name of the touch bar's image volume down.
  public static let touchBarVolumeDownTemplateName: Name = "NSTouchBarVolumeDownTemplate"
  /// The name of the touch bar's image volume up.
  public static let touchBarVolumeUpTemplateName: Name = "NSTouchBarVolumeUpTemplate"
}
