import Foundation
import FoundationShims
import Testing
import UIKit

/// Messages to the application's class, its status bar, and what swizzling code finds.
@MainActor
@Suite(.serialized)
struct ApplicationMessageTests {
  @Test func theClassKnowsTheSharedApplication() {
    let name = Selector("sharedApplication")
    #expect(UIApplication.responds(to: name))
    #expect(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIApplication.value(forKey: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(!UIApplication.responds(to: Selector("other")))
    #expect(UIApplication.perform(Selector("other")) == nil)
    #expect(UIApplication.value(forKey: "other") == nil)
  }

  @Test func theStatusBarIsAsTheApplicationSays() {
    let application = UIApplication()
    application.statusBarStyle = .lightContent
    application.isStatusBarHidden = true
    #expect(application.statusBarStyle == .lightContent)
    #expect(application.isStatusBarHidden)
  }

  /// Code that exchanges methods finds none and goes on.
  @Test @available(*, deprecated, message: "Calls what is deprecated.")
  func noMethodIsListed() {
    let name = Selector("viewDidLoad")
    #expect(class_getInstanceMethod(UIViewController.self, name) == nil)
    #expect(class_getClassMethod(UIViewController.self, name) == nil)
    #expect(class_getMethodImplementation(UIViewController.self, name) == nil)
    let code = imp_implementationWithBlock({})
    #expect(!class_addMethod(UIViewController.self, name, code, nil))
    #expect(class_replaceMethod(UIViewController.self, name, code, nil) == nil)
    #expect(method_getImplementation(code) == code)
    #expect(method_setImplementation(code, code) == code)
    #expect(method_getTypeEncoding(code) == nil)
    method_exchangeImplementations(code, code)
    let kinds: (Method, IMP) = (code, code)
    #expect(kinds.0 == kinds.1)
  }
}
