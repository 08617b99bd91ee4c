// As on an iPhone, importing SafariServices gives UIKit's names.
@_exported import UIKit
