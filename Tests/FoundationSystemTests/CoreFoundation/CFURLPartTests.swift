import TactusFoundation
import Testing

/// Core Foundation's functions for URLs (ObjectiveC.FO18).
@Suite struct CFURLPartTests {
  private let egg = CFURLCreateWithFileSystemPath(
    kCFAllocatorDefault, "/kitchen/egg timer.caf" as CFString, .cfurlposixPathStyle, false)

  @Test("A path becomes the URL of a file, and back")
  func paths() {
    #expect(egg?.absoluteString == "file:///kitchen/egg%20timer.caf")
    #expect(CFURLCopyFileSystemPath(egg, .cfurlposixPathStyle) == "/kitchen/egg timer.caf")
    #expect(CFURLCopyPath(egg) == "/kitchen/egg%20timer.caf")
    #expect(CFURLCopyPathExtension(egg) == "caf")
    #expect(CFURLCopyLastPathComponent(egg) == "egg timer.caf")
    #expect(CFURLGetString(egg) == "file:///kitchen/egg%20timer.caf")
    #expect(CFURLCreateWithFileSystemPath(nil, "", .cfurlposixPathStyle, false) == nil)
    #expect(CFURLCreateWithFileSystemPath(nil, "a:b", .cfurlhfsPathStyle, false) == nil)
    #expect(CFURLCopyFileSystemPath(egg, .cfurlWindowsPathStyle) == nil)
    let folder = CFURLCreateWithFileSystemPath(nil, "/kitchen", .cfurlposixPathStyle, true)
    #expect(CFURLHasDirectoryPath(folder) && !CFURLHasDirectoryPath(egg))
    #expect(CFURLCopyFileSystemPath(folder, .cfurlposixPathStyle) == "/kitchen")
    let ham = CFURLCreateWithFileSystemPathRelativeToBase(
      nil, "ham.caf", .cfurlposixPathStyle, false, folder)
    #expect(CFURLCopyAbsoluteURL(ham)?.absoluteString == "file:///kitchen/ham.caf")
    #expect(CFURLGetBaseURL(ham) == folder)
  }

  @Test("Bytes of a path are read and written")
  func bytes() {
    let path = Array("/kitchen".utf8)
    let url = CFURLCreateFromFileSystemRepresentation(nil, path, path.count, true)
    #expect(url?.path == "/kitchen")
    var place = [UInt8](repeating: 1, count: 9)
    #expect(CFURLGetFileSystemRepresentation(url, true, &place, 9))
    #expect(place == path + [0])
    #expect(!CFURLGetFileSystemRepresentation(url, true, &place, 8))
  }

  @Test("The parts of a URL")
  func parts() {
    let text = "https://cook:salt@timer.example:8443/a%20b?q=1%202#end"
    let url = CFURLCreateWithString(nil, text as CFString, nil)
    #expect(CFURLCopyScheme(url) == "https" && CFURLCopyHostName(url) == "timer.example")
    #expect(CFURLGetPortNumber(url) == 8443 && CFURLGetPortNumber(egg) == -1)
    #expect(CFURLCopyUserName(url) == "cook" && CFURLCopyPassword(url) == "salt")
    #expect(CFURLCopyPath(url) == "/a%20b")
    #expect(CFURLCopyQueryString(url, nil) == "q=1%202")
    #expect(CFURLCopyQueryString(url, "" as CFString) == "q=1 2")
    #expect(CFURLCopyFragment(url, nil) == "end")
    #expect(CFURLCreateData(nil, url, 0x0800_0100, false) == Data(text.utf8))
    let mail = CFURLCreateWithString(nil, "mailto:cook@timer.example" as CFString, nil)
    #expect(CFURLCanBeDecomposed(url) && !CFURLCanBeDecomposed(mail))
    #expect(CFURLCopyPath(mail) == nil && CFURLCopyHostName(mail) == nil)
  }

  @Test("Copies with other paths")
  func copies() {
    let longer = CFURLCreateCopyAppendingPathComponent(nil, egg, "x" as CFString, false)
    #expect(longer?.path == "/kitchen/egg timer.caf/x")
    #expect(CFURLCreateCopyDeletingLastPathComponent(nil, egg)?.path == "/kitchen")
    #expect(CFURLCreateCopyDeletingPathExtension(nil, egg)?.path == "/kitchen/egg timer")
    let extended = CFURLCreateCopyAppendingPathExtension(nil, egg, "gz" as CFString)
    #expect(extended?.path == "/kitchen/egg timer.caf.gz")
  }
}
