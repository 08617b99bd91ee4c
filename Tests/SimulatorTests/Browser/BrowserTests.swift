import Testing

/// What is tried out in a real browser, one after another: two of them are too much for a small
/// machine to be quick.
@Suite(.serialized, .enabled(if: Chromium.isInstalled)) enum BrowserTests {}
