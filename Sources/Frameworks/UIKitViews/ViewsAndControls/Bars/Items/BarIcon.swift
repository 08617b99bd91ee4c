import TactusVoiceOver

/// The icons of system bar items without a title (Navigation.NB4).
@MainActor
enum BarIcon {
  case back, add, compose, reply, share, folder, book, glass, turn, cross, camera, bin
  case play, pause, rewind, forward, curl, close

  /// Creates the icon of a system item; `nil` for one without an icon.
  init?(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .add: self = .add
    case .compose: self = .compose
    case .reply: self = .reply
    case .action: self = .share
    case .organize: self = .folder
    case .bookmarks: self = .book
    case .search: self = .glass
    case .refresh: self = .turn
    case .stop: self = .cross
    case .camera: self = .camera
    case .trash: self = .bin
    case .play: self = .play
    case .pause: self = .pause
    case .rewind: self = .rewind
    case .fastForward: self = .forward
    case .pageCurl: self = .curl
    case .close: self = .close
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: return nil
    }
  }

  /// The title that is shown beside the icon of a back button without a title of its own.
  static let backTitle = "Back"

  /// The accessibility label, in the language of the phone (VoiceOver.WO1).
  var name: String {
    let phrase: VoiceOverPhrase =
      switch self {
      case .back: .barBack
      case .add: .barAdd
      case .compose: .barCompose
      case .reply: .barReply
      case .share: .barShare
      case .folder: .barOrganize
      case .book: .barBookmarks
      case .glass: .barSearch
      case .turn: .barRefresh
      case .cross: .barStop
      case .camera: .barCamera
      case .bin: .barDelete
      case .play: .barPlay
      case .pause: .barPause
      case .rewind: .barRewind
      case .forward: .barFastForward
      case .curl: .barPageCurl
      case .close: .barClose
      }
    return VoiceOverStrings.ofPhone[phrase]
  }

  /// The icon as a template image.
  var image: UIImage? {
    guard let context = CGContext(pixelsOf: size, scale: 3, isOpaque: false) else { return nil }
    UIGraphicsPushContext(context)
    UIColor.black.set()
    draw()
    UIGraphicsPopContext()
    return context.makeImage().map {
      UIImage(cgImage: $0, scale: 3, orientation: .up).withRenderingMode(.alwaysTemplate)
    }
  }

  /// The size of the icon, in points.
  ///
  /// - Source: implementations compared with iOS 13 to 17, for the back icon; the others as they
  ///   look on a phone. Confidence: measured, and guess.
  private var size: CGSize {
    switch self {
    case .back: CGSize(width: 12, height: 21)
    case .close: CGSize(width: 30, height: 30)
    default: CGSize(width: 24, height: 24)
    }
  }

  // MARK: Internals

  /// The line width, in points.
  ///
  /// - Source: none. Confidence: guess.
  private static let line: CGFloat = 1.75

  private func draw() {
    switch self {
    case .back: lines(2.6, [(10.4, 1.6), (1.9, 10.5), (10.4, 19.4)])
    case .add:
      lines([(12, 3), (12, 21)])
      lines([(3, 12), (21, 12)])
    case .compose:
      lines([(13, 4), (5, 4), (3, 6), (3, 19), (5, 21), (18, 21), (20, 19), (20, 11)])
      lines([(9, 15), (21, 3)])
    case .reply:
      lines([(10, 4), (3, 11), (10, 18)])
      lines([(3, 11), (16, 11), (20, 14), (21, 20)])
    case .share:
      lines([(8.5, 9), (5, 9), (5, 22), (19, 22), (19, 9), (15.5, 9)])
      lines([(12, 15), (12, 2)])
      lines([(8, 6), (12, 2), (16, 6)])
    case .folder:
      lines([(2, 19), (2, 5), (8, 5), (10, 7.5), (22, 7.5), (22, 19), (2, 19)])
    case .book:
      lines([(12, 6), (8, 4), (2, 4), (2, 19), (8, 19), (12, 21)])
      lines([(12, 6), (16, 4), (22, 4), (22, 19), (16, 19), (12, 21), (12, 6)])
    case .glass:
      stroke(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 13, height: 13)))
      lines([(14.3, 14.3), (21, 21)])
    case .turn:
      let turn = UIBezierPath(
        arcCenter: CGPoint(x: 12, y: 13), radius: 8, startAngle: -.pi / 3, endAngle: -.pi / 2,
        clockwise: true)
      stroke(turn)
      lines([(12, 1.5), (16, 5), (12, 8.5)])
    case .cross:
      lines([(4, 4), (20, 20)])
      lines([(20, 4), (4, 20)])
    case .camera:
      lines([(2, 7), (7, 7), (9, 4), (15, 4), (17, 7), (22, 7), (22, 20), (2, 20), (2, 7)])
      stroke(UIBezierPath(ovalIn: CGRect(x: 8, y: 9, width: 8, height: 8)))
    case .bin:
      lines([(3, 5.5), (21, 5.5)])
      lines([(9, 5), (9, 2.5), (15, 2.5), (15, 5)])
      lines([(5, 6), (6, 21.5), (18, 21.5), (19, 6)])
      lines([(9.7, 9.5), (10, 18)])
      lines([(14.3, 9.5), (14, 18)])
    case .play: fill([(5, 3), (21, 12), (5, 21)])
    case .pause:
      fill([(5, 3), (9.5, 3), (9.5, 21), (5, 21)])
      fill([(14.5, 3), (19, 3), (19, 21), (14.5, 21)])
    case .rewind:
      fill([(12, 5), (12, 19), (1, 12)])
      fill([(23, 5), (23, 19), (12, 12)])
    case .forward:
      fill([(1, 5), (12, 12), (1, 19)])
      fill([(12, 5), (23, 12), (12, 19)])
    case .curl:
      lines([(4, 3), (20, 3), (20, 15), (13, 21), (4, 21), (4, 3)])
      lines([(13, 21), (13, 15), (20, 15)])
    case .close:
      UIColor(white: 0, alpha: 0.2).setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
      lines(2, [(10, 10), (20, 20)])
      lines(2, [(20, 10), (10, 20)])
    }
  }

  private func path(_ places: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, place) in places.enumerated() {
      let point = CGPoint(x: place.0, y: place.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  private func lines(_ width: CGFloat, _ places: [(CGFloat, CGFloat)]) {
    stroke(path(places), width)
  }

  private func lines(_ places: [(CGFloat, CGFloat)]) { stroke(path(places), Self.line) }

  private func stroke(_ path: UIBezierPath, _ width: CGFloat = line) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  private func fill(_ places: [(CGFloat, CGFloat)]) {
    UIColor.black.setFill()
    let path = path(places)
    path.close()
    path.fill()
  }
}
