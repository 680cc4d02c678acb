// The functions of libcurl that are used: each is `FUNCTION(result, name, parameters)`, without the
// prefix `curl_`. Defines nothing else, and has no guard: .ci/check-curl includes it after libcurl's own
// header, too.

FUNCTION(char *, version, (void))
FUNCTION(curl_version_info_data *, version_info, (CURLversion))
FUNCTION(CURLcode, global_init, (long))
FUNCTION(void, global_cleanup, (void))
FUNCTION(void, free, (void *))

FUNCTION(CURLM *, multi_init, (void))
FUNCTION(CURLMcode, multi_setopt, (CURLM *, CURLMoption, ...))
FUNCTION(CURLMcode, multi_add_handle, (CURLM *, CURL *))
FUNCTION(CURLMcode, multi_remove_handle, (CURLM *, CURL *))
FUNCTION(CURLMcode, multi_perform, (CURLM *, int *))
FUNCTION(CURLMcode, multi_poll, (CURLM *, struct curl_waitfd *, unsigned int, int, int *))
FUNCTION(CURLMcode, multi_wakeup, (CURLM *))
FUNCTION(CURLMsg *, multi_info_read, (CURLM *, int *))
FUNCTION(CURLMcode, multi_cleanup, (CURLM *))

FUNCTION(CURL *, easy_init, (void))
FUNCTION(CURLcode, easy_setopt, (CURL *, CURLoption, ...))
FUNCTION(CURLcode, easy_getinfo, (CURL *, CURLINFO, ...))
FUNCTION(const char *, easy_strerror, (CURLcode))
FUNCTION(void, easy_cleanup, (CURL *))
FUNCTION(struct curl_slist *, slist_append, (struct curl_slist *, const char *))
FUNCTION(void, slist_free_all, (struct curl_slist *))

FUNCTION(CURLU *, url, (void))
FUNCTION(CURLUcode, url_set, (CURLU *, CURLUPart, const char *, unsigned int))
FUNCTION(CURLUcode, url_get, (CURLU *, CURLUPart, char **, unsigned int))
FUNCTION(void, url_cleanup, (CURLU *))
