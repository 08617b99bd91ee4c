import ScreenTestSupport
import Testing

/// The parent of suites that use what a process has only once, such as its phone.
///
/// Its tests run one after another, and, as they need the screen, not beside those of other
/// targets.
@Suite(.serialized, .exclusiveScreen) enum OneInAProcess {}
