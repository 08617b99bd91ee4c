// As on an iPhone, importing AVKit also imports AVFoundation and UIKit.
@_exported import AVFoundation
@_exported import UIKit
