import Foundation

extension Film {
  /// Makes a film with two languages: a tone of 500 Hz in English and one of 1500 Hz in German, and
  /// subtitles in both.
  ///
  /// Its two seconds have pictures of one gray; a text is shown from 0.2 s to 0.8 s.
  public static func withLanguages() throws -> Film {
    // The program may write the list of tracks before it knows the tags of subtitles.
    for _ in 0..<20 {
      let film = try tracks()
      let bytes = try Data(contentsOf: film.url)
      if ["Texts-en", "Texts-de"].allSatisfy({ count($0, in: bytes) == 2 }) { return film }
    }
    throw CocoaError(.fileWriteUnknown)
  }

  /// Returns the number of places at which a text is.
  private static func count(_ text: String, in bytes: Data) -> Int {
    var (count, rest) = (0, bytes[...])
    while let place = rest.range(of: Data(text.utf8)) {
      (count, rest) = (count + 1, rest[place.upperBound...])
    }
    return count
  }

  private static func tracks() throws -> Film {
    let pictures = [
      "videotestsrc", "num-buffers=50", "pattern=blue", "!",
      "video/x-raw,width=160,height=120,framerate=25/1", "!", "jpegenc", "!", "mux.",
    ]
    func tone(_ hertz: Int, _ language: String) -> [String] {
      [
        "audiotestsrc", "num-buffers=100", "samplesperbuffer=960", "freq=\(hertz)", "volume=0.2",
        "!", "audio/x-raw,rate=48000,channels=2", "!", "audioconvert", "!", "taginject",
        "tags=language-code=\(language)", "!", "flacenc", "!", "mux.",
      ]
    }
    func subtitles(_ path: String, _ language: String) -> [String] {
      [
        "filesrc", "location=\(path)", "!", "subparse", "!", "taginject",
        "tags=language-code=\(language),title=Texts-\(language)", "!", "mux.",
      ]
    }
    return try Film(name: "film.mkv") { folder in
      let texts = [("en", "Tea & <i>milk</i>"), ("de", "Tee")]
      for (language, text) in texts {
        let file =
          "1\n00:00:00,200 --> 00:00:00,800\n\(text)\n\n2\n00:00:01,000 --> 00:00:01,500\nTwo\n"
        try Data(file.utf8).write(to: folder.appendingPathComponent(language))
      }
      return ["matroskamux", "name=mux", "!", "filesink", "location=\(folder.path)/film.mkv"]
        + pictures + tone(500, "en") + tone(1500, "de")
        + subtitles("\(folder.path)/en", "en") + subtitles("\(folder.path)/de", "de")
    }
  }
}
