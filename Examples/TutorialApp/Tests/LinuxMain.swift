import NoSuchTests
import XCTest

// A list of tests, as packages for Apple's systems have it from long ago: it was never compiled there, and does not
// compile. `plumb test` has SwiftPM find the tests itself.
XCTMain(NoSuchTests.allTests())
