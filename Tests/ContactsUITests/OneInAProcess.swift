import ScreenTestSupport
import Testing

/// The parent of suites that use what a process has only once, such as its phone.
@Suite(.serialized, .exclusiveScreen) enum OneInAProcess {}
