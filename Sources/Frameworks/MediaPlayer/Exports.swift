// As on an iPhone, importing MediaPlayer gives the names of AVFoundation and UIKit.
@_exported import AVFoundation
@_exported import UIKit
