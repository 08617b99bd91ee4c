import Testing

/// Tests in a real browser, one after another, because two browsers are slow on a small machine.
@Suite(.serialized, .enabled(if: Chromium.isInstalled)) enum BrowserTests {}
