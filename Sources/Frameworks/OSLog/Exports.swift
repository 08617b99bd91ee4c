// As on an iPhone, whoever imports OSLog has os too.
@_exported import os
