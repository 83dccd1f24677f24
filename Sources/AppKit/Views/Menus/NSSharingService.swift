public import Foundation

/// A service that items are shared with; none is available.
///
/// - SeeAlso: Apple, "NSSharingService".
@preconcurrency @MainActor open class NSSharingService: NSObject {
  /// The name of a service.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A message of mail.
    public static let composeEmail = Name("com.apple.share.Mail.compose")
    /// A message.
    public static let composeMessage = Name("com.apple.share.Messages.window")
    /// Machines near by.
    public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
    /// The list of pages to read.
    public static let addToSafariReadingList = Name(
      "com.apple.share.System.add-to-safari-reading-list")
    /// The library of pictures.
    public static let addToIPhoto = Name("com.apple.share.System.add-to-iphoto")
    /// The library of pictures, as it was named before.
    public static let addToAperture = Name("com.apple.share.System.add-to-aperture")
    /// The picture of the screen.
    public static let useAsDesktopPicture = Name("com.apple.share.System.set-desktop-picture")
    /// Work on a document with others.
    public static let cloudSharing = Name("com.apple.share.CloudSharing")
  }
  /// The part of a window's content that is shared.
  public enum SharingContentScope: Int, Sendable {
    case item, partial, full
  }
  /// The title.
  public let title: String
  /// The picture.
  public let image: NSImage
  /// The picture while the service is not available.
  public let alternateImage: NSImage?
  /// The object that is asked and notified.
  open weak var delegate: (any NSSharingServiceDelegate)?
  /// The title in menus.
  open var menuItemTitle: String
  /// The receivers of what is shared.
  open var recipients: [String]?
  /// The subject of what is shared.
  open var subject: String?
  /// The text of the message; nil, as nothing is shared.
  open var messageBody: String? { nil }
  /// The address of what is shared; nil, as nothing is shared.
  open var permanentLink: URL? { nil }
  /// The name of the account; nil.
  open var accountName: String? { nil }
  /// The files that are attached; nil.
  open var attachmentFileURLs: [URL]? { nil }
  private let handler: (() -> Void)?

  /// Creates a service of the system; nil, as none is available.
  public convenience init?(named serviceName: Name) { return nil }
  /// Creates a service of the program.
  public init(
    title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void
  ) {
    (self.title, self.image, self.alternateImage) = (title, image, alternateImage)
    (menuItemTitle, handler) = (title, block)
  }
  /// Returns the services for items; none.
  open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
  /// Whether items can be shared: by a service of the program.
  open func canPerform(withItems items: [Any]?) -> Bool { handler != nil }
  /// Shares items: calls the program's handler.
  open func perform(withItems items: [Any]) {
    delegate?.sharingService(self, willShareItems: items)
    handler?()
    delegate?.sharingService(self, didShareItems: items)
  }
}

/// An object that a sharing service asks and notifies.
///
/// - SeeAlso: Apple, "NSSharingServiceDelegate".
@preconcurrency @MainActor public protocol NSSharingServiceDelegate: NSObjectProtocol {
  /// Items are about to be shared.
  func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
  /// Sharing failed.
  func sharingService(
    _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
  /// Items were shared.
  func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
  /// Returns the frame of an item on the screen.
  func sharingService(
    _ sharingService: NSSharingService, sourceFrameOnScreenForShareItem item: Any
  ) -> NSRect
  /// Returns the picture of an item.
  func sharingService(
    _ sharingService: NSSharingService, transitionImageForShareItem item: Any,
    contentRect: UnsafeMutablePointer<NSRect>
  ) -> NSImage?
  /// Returns the window of the items.
  func sharingService(
    _ sharingService: NSSharingService, sourceWindowForShareItems items: [Any],
    sharingContentScope: UnsafeMutablePointer<NSSharingService.SharingContentScope>
  ) -> NSWindow?
}
extension NSSharingServiceDelegate {
  /// Does nothing.
  public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}
  /// Does nothing.
  public func sharingService(
    _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error
  ) {}
  /// Does nothing.
  public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
  /// Returns zero.
  public func sharingService(
    _ sharingService: NSSharingService, sourceFrameOnScreenForShareItem item: Any
  ) -> NSRect { .zero }
  /// Returns nil.
  public func sharingService(
    _ sharingService: NSSharingService, transitionImageForShareItem item: Any,
    contentRect: UnsafeMutablePointer<NSRect>
  ) -> NSImage? { nil }
  /// Returns nil.
  public func sharingService(
    _ sharingService: NSSharingService, sourceWindowForShareItems items: [Any],
    sharingContentScope: UnsafeMutablePointer<NSSharingService.SharingContentScope>
  ) -> NSWindow? { nil }
}

/// The menu of sharing services.
///
/// - SeeAlso: Apple, "NSSharingServicePicker".
@preconcurrency @MainActor open class NSSharingServicePicker: NSObject {
  private let items: [Any]
  /// The object that is asked and notified.
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  /// Creates a menu for items.
  public init(items: [Any]) { self.items = items }
  /// The services that the menu shows: those that the delegate returns.
  private var services: [NSSharingService] {
    delegate?.sharingServicePicker(
      self, sharingServicesForItems: items, proposedSharingServices: [])
      ?? []
  }
  /// Shows the menu; it closes at once without a selection.
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
    _ = services
    delegate?.sharingServicePicker(self, didChoose: nil)
  }
  /// Closes the menu; does nothing.
  open func close() {}
  /// The item that shows the services in a menu.
  open var standardShareMenuItem: NSMenuItem {
    let item = NSMenuItem(title: "Share", action: nil, keyEquivalent: "")
    let menu = NSMenu(title: "Share")
    for service in services {
      menu.addItem(withTitle: service.menuItemTitle, action: nil, keyEquivalent: "")
    }
    item.submenu = menu
    return item
  }
}

/// An object that a menu of sharing services asks and notifies.
///
/// - SeeAlso: Apple, "NSSharingServicePickerDelegate".
@preconcurrency @MainActor public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
  /// Returns the services for items.
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService]
  /// Returns the delegate of a service.
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
  ) -> (any NSSharingServiceDelegate)?
  /// A service was selected; nil for none.
  func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}
extension NSSharingServicePickerDelegate {
  /// Returns the proposed services.
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService] { proposedServices }
  /// Returns nil.
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
  ) -> (any NSSharingServiceDelegate)? { nil }
  /// Does nothing.
  public func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
  ) {}
}

/// An object that services read and write.
///
/// - SeeAlso: Apple, "NSServicesMenuRequestor".
@preconcurrency @MainActor public protocol NSServicesMenuRequestor: NSObjectProtocol {
  /// Writes the selection on a pasteboard; returns whether it could.
  func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool
  /// Reads the selection from a pasteboard; returns whether it could.
  func readSelection(from pboard: NSPasteboard) -> Bool
}
extension NSServicesMenuRequestor {
  /// Returns false.
  public func writeSelection(
    to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]
  ) -> Bool { false }
  /// Returns false.
  public func readSelection(from pboard: NSPasteboard) -> Bool { false }
}
