import Foundation
import FoundationShims
import Testing

/// Names of Core Foundation are Foundation's classes and Swift's own values.
struct CoreFoundationNameTests {
  @Test func bridgedClasses() {
    let text: CFString = "abc" as CFString
    let array: CFArray = [1, 2] as CFArray
    let dictionary: CFDictionary = ["a": 1] as CFDictionary
    let url: CFURL = URL(fileURLWithPath: "/a") as CFURL
    let error: CFError = NSError(domain: "a", code: 2) as CFError
    #expect(url.path == "/a" && error.code == 2)
    let data: CFData = Data([1]) as CFData
    let number: CFNumber = 3 as CFNumber
    let counts: [CFIndex] = [text.count, array.count, dictionary.count, data.length]
    #expect(counts == [3, 2, 1, 1])
    #expect(number.intValue == 3)
    let any: CFTypeRef = dictionary
    #expect(any is NSDictionary)
  }

  @Test func lengthsOfTime() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
    #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC)
    #expect(HUGE.nextUp == .infinity)
  }
}
