@_exported public import UIKit

// Messages are values that are never sent: the controllers say that they cannot send. Source: Apple, "Message UI".

/// The end of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// Given up.
  case cancelled = 0
  /// Kept.
  case saved = 1
  /// Sent.
  case sent = 2
  /// Failed.
  case failed = 3
}

/// A controller of a mail.
open class MFMailComposeViewController: UINavigationController {
  /// The delegate; never called.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// The subject.
  open private(set) var subject = ""
  /// The recipients.
  open private(set) var toRecipients: [String] = []
  /// The recipients of copies.
  open private(set) var ccRecipients: [String] = []
  /// The text.
  open private(set) var messageBody = ""
  /// The files by name.
  open private(set) var attachments: [String: Data] = [:]
  /// Whether mail can be sent: false.
  open class func canSendMail() -> Bool { false }
  /// Sets the subject.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { self.toRecipients = toRecipients ?? [] }
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { self.ccRecipients = ccRecipients ?? [] }
  /// Does nothing.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) { messageBody = body }
  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments[filename] = attachment
  }
}

/// An object that is notified of the end of a mail.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called at the end on Apple's systems.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// The end of a message.
public enum MessageComposeResult: Int, Sendable {
  /// Given up.
  case cancelled = 0
  /// Sent.
  case sent = 1
  /// Failed.
  case failed = 2
}

/// A controller of a message.
open class MFMessageComposeViewController: UINavigationController {
  /// The delegate; never called.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
  /// Whether messages can be sent: false.
  open class func canSendText() -> Bool { false }
  /// Whether files can be sent: false.
  open class func canSendAttachments() -> Bool { false }
}

/// An object that is notified of the end of a message.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called at the end on Apple's systems.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
