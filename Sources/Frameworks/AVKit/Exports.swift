// As on an iPhone, a client of AVKit sees AVFoundation and UIKit.
@_exported import AVFoundation
@_exported import UIKit
